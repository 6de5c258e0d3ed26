//! The journal in `IndexedDB`: the second copy, which browsers write down at once. Bindings of our own over
//! web-sys: one store and five calls need no crate.

use std::cell::RefCell;

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransactionMode};

use super::judge::Entry;

const DATABASE: &str = "cambriole";
const VERSION: u32 = 1;
const STORE: &str = "kept";
/// The key of the mark that everything older than it was erased.
const ERASED: &str = "";

/// A record as it was read.
#[derive(Debug)]
pub struct Read {
    pub key: String,
    pub entry: Entry,
    /// The text, uncopied.
    pub text: JsValue,
}

/// All that the journal holds.
#[derive(Debug, Default)]
pub struct Contents {
    pub records: Vec<Read>,
    /// The revision at which everything was erased.
    pub erased: u64,
}

/// What the journal is told of a key.
#[derive(Debug, Clone)]
pub struct Record {
    pub key: String,
    pub revision: u64,
    /// When, in milliseconds since 1970.
    pub date: u64,
    /// None: it was removed.
    pub text: Option<String>,
}

/// What waits to be written.
#[derive(Debug, Clone)]
enum Change {
    Put(Record),
    /// Nothing more is to be remembered of this key.
    Sweep(String),
    /// Everything goes but the mark that it did.
    Erase(Record),
}

/// Where the journal is.
enum Connection {
    /// This page does without it.
    Off,
    Open(IdbDatabase),
    /// The browser has closed it; it can be opened again.
    Closed,
}

thread_local! {
    static CONNECTION: RefCell<Connection> = const { RefCell::new(Connection::Off) };
    static QUEUE: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    static IS_WRITING: RefCell<bool> = const { RefCell::new(false) };
}

/// Whether this page has a journal.
pub fn is_there() -> bool {
    CONNECTION.with_borrow(|connection| !matches!(connection, Connection::Off))
}

/// Opens the journal and reads all of it. Nothing is written before [`begin`].
pub async fn open() -> Option<(IdbDatabase, Contents)> {
    let database = connect().await.ok()?;
    let contents = read_all(&database).await.ok()?;
    Some((database, contents))
}

/// From now on the page keeps this journal.
pub fn begin(database: IdbDatabase) {
    CONNECTION.set(Connection::Open(database));
}

/// Writes a record, in order with all others; [`super::answered`] is told whether it was taken.
pub fn put(record: Record) {
    push(Change::Put(record));
}

/// Forgets that a key was removed.
pub fn sweep(key: String) {
    push(Change::Sweep(key));
}

/// Forgets everything but that it was erased, which local storage may lose.
pub fn erase(revision: u64, date: u64) {
    push(Change::Erase(Record { key: ERASED.to_owned(), revision, date, text: None }));
}

fn push(change: Change) {
    if !is_there() {
        return;
    }
    QUEUE.with_borrow_mut(|queue| queue.push(change));
    if !IS_WRITING.replace(true) {
        spawn_local(write_queue());
    }
}

/// Writes what waits, all that one task has changed in one transaction.
async fn write_queue() {
    loop {
        let changes = QUEUE.take();
        if changes.is_empty() {
            break;
        }
        let taken = write(&changes).await;
        for change in &changes {
            // One text too long for the room that is left must not keep the others out.
            let taken = taken || (changes.len() > 1 && write(std::slice::from_ref(change)).await);
            if let Change::Put(record) = change {
                super::answered(record, taken);
            }
        }
    }
    IS_WRITING.set(false);
}

async fn write(changes: &[Change]) -> bool {
    if try_write(changes).await.is_ok() {
        return true;
    }
    // A browser may close a journal at any time; where it was something else this fails once more.
    let reopens = CONNECTION.with_borrow(|connection| matches!(connection, Connection::Closed));
    reopens && try_write(changes).await.is_ok()
}

async fn try_write(changes: &[Change]) -> Result<(), JsValue> {
    let database = database().await?;
    let transaction = match database.transaction_with_str_and_mode(STORE, IdbTransactionMode::Readwrite) {
        Ok(transaction) => transaction,
        Err(reason) => {
            CONNECTION.set(Connection::Closed);
            return Err(reason);
        }
    };
    let store = transaction.object_store(STORE)?;
    let done = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    for change in changes {
        apply(&store, change)?;
    }
    JsFuture::from(done).await?;
    Ok(())
}

fn apply(store: &IdbObjectStore, change: &Change) -> Result<(), JsValue> {
    match change {
        Change::Put(record) => store.put(&record.write()?)?,
        Change::Sweep(key) => store.delete(&key.into())?,
        Change::Erase(mark) => {
            store.clear()?;
            store.put(&mark.write()?)?
        }
    };
    Ok(())
}

async fn database() -> Result<IdbDatabase, JsValue> {
    let open = CONNECTION.with_borrow(|connection| match connection {
        Connection::Open(database) => Some(database.clone()),
        Connection::Off | Connection::Closed => None,
    });
    if let Some(database) = open {
        return Ok(database);
    }
    let database = connect().await?;
    CONNECTION.set(Connection::Open(database.clone()));
    Ok(database)
}

async fn connect() -> Result<IdbDatabase, JsValue> {
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into())?;
    let request = factory.dyn_into::<IdbFactory>()?.open_with_u32(DATABASE, VERSION)?;
    let opening = request.clone();
    let upgrade = Closure::once(move || {
        let options = web_sys::IdbObjectStoreParameters::new();
        options.set_key_path(&"key".into());
        let database = opening.result().and_then(JsCast::dyn_into::<IdbDatabase>);
        let _ = database.and_then(|it| it.create_object_store_with_optional_parameters(STORE, &options));
    });
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let database: IdbDatabase = answered(&request).await?.dyn_into()?;
    // A later version of the app, in another tab, must not wait for this one.
    let closing = database.clone();
    let close = Closure::<dyn FnMut()>::new(move || closing.close());
    database.set_onversionchange(Some(close.into_js_value().unchecked_ref()));
    Ok(database)
}

async fn read_all(database: &IdbDatabase) -> Result<Contents, JsValue> {
    let all = answered(&database.transaction_with_str(STORE)?.object_store(STORE)?.get_all()?).await?;
    let mut contents = Contents::default();
    for record in Array::from(&all).iter() {
        match Read::of(&record) {
            Some(mark) if mark.key == ERASED => contents.erased = mark.entry.revision,
            Some(read) => contents.records.push(read),
            None => {}
        }
    }
    Ok(contents)
}

/// What a request brings.
async fn answered(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let done = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    JsFuture::from(done).await?;
    request.result()
}

impl Record {
    #[expect(clippy::cast_precision_loss, reason = "nobody makes 2^53 moves")]
    fn write(&self) -> Result<JsValue, JsValue> {
        let record = Object::new();
        let fields = [
            ("key", JsValue::from(&self.key)),
            ("revision", JsValue::from(self.revision as f64)),
            ("date", JsValue::from(self.date as f64)),
            ("text", self.text.as_deref().map_or(JsValue::NULL, JsValue::from)),
        ];
        for (name, value) in fields {
            Reflect::set(&record, &name.into(), &value)?;
        }
        Ok(record.into())
    }
}

impl Read {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and positive")]
    fn of(record: &JsValue) -> Option<Self> {
        let field = |name: &str| Reflect::get(record, &name.into()).ok();
        let text = field("text")?;
        let entry = Entry {
            revision: field("revision")?.as_f64()? as u64,
            date: field("date")?.as_f64()? as u64,
            is_text: text.is_string(),
        };
        Some(Self { key: field("key")?.as_string()?, entry, text })
    }
}
