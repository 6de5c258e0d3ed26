// Lights what the coach of a lesson points at: a veil with holes over the named things. It comes with the first
// lesson. What it reads stands in the page: the coach's data-point names things by their data-coach; of names
// joined by a stroke the first that is there counts.

const PAD = 6;
const GAP = 8;
let described = [];

const named = (name) => document.querySelector(`[data-coach~="${name}"]`);
const coach = () => document.querySelector('.coach');
const pointed = (section) => (section.dataset.point ?? '').split(' ')
  .map((names) => names.split('/').map(named).find(Boolean)).filter(Boolean);

/** What the keyboard can reach of a thing: itself, or the first button in it. */
const target = (thing) => (thing.matches('a, button') ? thing : thing.querySelector('button:not([disabled]), a') ?? thing);

function hole(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x - PAD, y: y - PAD, w: width + 2 * PAD, h: height + 2 * PAD };
}

/** Puts the coach where it covers nothing that is pointed at, nor the bar with the main button: low if it can. */
function place(section, holes) {
  const bars = [...document.querySelectorAll('[data-coach~="bar"]')].map(hole);
  const taken = [...holes, ...bars].sort((one, other) => one.y - other.y);
  const tall = section.offsetHeight;
  const gaps = [];
  let top = GAP;
  for (const { y, h } of [...taken, { y: innerHeight - GAP, h: 0 }]) {
    if (y - top >= tall) gaps.push(y - tall);
    top = Math.max(top, y + h);
  }
  const free = gaps.at(-1) ?? Math.max(GAP, innerHeight - tall - GAP);
  section.style.setProperty('--coach-top', `${Math.min(free, innerHeight - tall - GAP)}px`);
}

function drawn(section, holes) {
  const d = `M0 0H${innerWidth}V${innerHeight}H0z${holes.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join('')}`;
  const rings = holes.flatMap(({ x, y, w, h }) =>
    ['halo', 'ring'].map((kind) => `<rect class="${kind}" x="${x}" y="${y}" width="${w}" height="${h}" rx="10"/>`));
  const owl = section.querySelector('.owl').getBoundingClientRect();
  const say = section.querySelector('.say').getBoundingClientRect();
  const arrows = holes.map(({ x, y, w, h }) => {
    const isAbove = y + h / 2 < say.top;
    const [tx, ty] = [Math.min(Math.max(x + w / 2, 14), innerWidth - 14), isAbove ? y + h + 5 : y - 5];
    const [sx, sy] = [owl.x + owl.width * 0.62, isAbove ? owl.top - 2 : Math.max(owl.bottom, say.bottom) + 2];
    const turn = isAbove ? 12 : -12;
    const arc = Math.abs(sy - ty) > 26 ? `<path class="arc" d="M${sx} ${sy}Q${sx} ${(sy + ty) / 2} ${tx} ${ty + turn}"/>` : '';
    return `${arc}<path class="tip" d="M${tx} ${ty}l-9 ${turn + turn / 6}h18z"/>`;
  });
  return `<path class="dark" fill-rule="evenodd" d="${d}"/>${rings.join('')}${arrows.join('')}`;
}

let last = '';

function light() {
  const section = coach();
  const things = section ? pointed(section) : [];
  for (const thing of described.filter((it) => !things.map(target).includes(it))) thing.removeAttribute('aria-describedby');
  described = things.map(target);
  for (const thing of described) thing.setAttribute('aria-describedby', 'coach-said');
  let veil = document.querySelector('.coach-veil');
  // Under a dialog there is nothing to see.
  const isSeen = section && !document.querySelector('dialog[open]');
  const holes = isSeen ? things.map(hole) : [];
  if (section) place(section, holes);
  const next = holes.length ? drawn(section, holes) : '';
  if (next === last && (veil || !next)) return;
  last = next;
  if (!next) return veil?.remove();
  if (!veil) {
    veil = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    veil.setAttribute('class', 'coach-veil');
    veil.setAttribute('aria-hidden', 'true');
    document.body.append(veil);
  }
  veil.innerHTML = next;
}

/** Brings what is pointed at into sight when the coach begins to point at it. */
let point;
function lead() {
  const section = coach();
  const now = section?.dataset.point;
  if (now !== point) {
    point = now;
    const first = section && pointed(section)[0];
    const seen = first?.getBoundingClientRect();
    if (seen && (seen.top < 0 || seen.bottom > innerHeight)) first.scrollIntoView({ block: 'center' });
  }
  light();
}

let waiting = false;
function soon() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    lead();
  });
}

new MutationObserver(soon).observe(document.querySelector('#app'), { subtree: true, childList: true, attributes: true });
for (const name of ['resize', 'scroll', 'transitionend', 'animationend', 'toggle']) addEventListener(name, soon, { capture: true, passive: true });

addEventListener('click', ({ target: clicked }) => {
  if (!clicked.closest?.('.coach [data-show]')) return;
  const [thing] = pointed(coach()).map(target);
  if (thing && !thing.matches('a, button')) thing.tabIndex = -1;
  thing?.focus();
});

addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) coach()?.querySelector('[data-wait]')?.click();
});

soon();
