//! What is known by its number, and so few that a set of them is the bits of another.

/// Makes a type for things of which there are so many, counted from 0, and one for sets of them.
macro_rules! numbered {
    (
        $(#[$about_one:meta])*
        $One:ident of $count:literal,
        $(#[$about_set:meta])*
        $Set:ident in $Bits:ty
    ) => {
        $(#[$about_one])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $One(u8);

        impl $One {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one of that number, if there are so many.
            pub fn new(index: usize) -> Option<Self> {
                u8::try_from(index).ok().filter(|_| index < Self::COUNT).map(Self)
            }

            /// Its number, from 0.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..$count).map(Self)
            }
        }

        impl TryFrom<u8> for $One {
            type Error = &'static str;

            fn try_from(index: u8) -> Result<Self, Self::Error> {
                Self::new(usize::from(index)).ok_or("no such number")
            }
        }

        impl From<$One> for u8 {
            fn from(it: $One) -> Self {
                it.0
            }
        }

        $(#[$about_set])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// Whether it is one of them.
            pub fn contains(self, it: $One) -> bool {
                self.0 >> it.0 & 1 == 1
            }

            /// Adds one.
            pub fn insert(&mut self, it: $One) {
                self.0 |= 1 << it.0;
            }

            /// Takes one out, if it is there.
            pub fn remove(&mut self, it: $One) {
                self.0 &= !(1 << it.0);
            }

            /// Whether there is none.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many they are.
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Those of the set, in order.
            pub fn iter(self) -> impl Iterator<Item = $One> + Clone {
                $One::all().filter(move |it| self.contains(*it))
            }
        }

        impl FromIterator<$One> for $Set {
            fn from_iter<I: IntoIterator<Item = $One>>(them: I) -> Self {
                let mut set = Self::default();
                them.into_iter().for_each(|it| set.insert(it));
                set
            }
        }

        impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.iter().collect::<Vec<_>>().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $Set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$One>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

pub(super) use numbered;
