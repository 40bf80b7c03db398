// SPDX-License-Identifier: Apache-2.0
// The pages of the site that have no session: the run that the first page plays, with the figures of
// figure.js, the search of the answers, and the choice of a language.

// MARK: The run

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** The time that a frame is seen, and the last one, in milliseconds. */
const frameTime = 600;
const endTime = 3000;
const mostCalls = 12;
let frame = 0;
let playing = 0;

/** The part of the log that is seen: the newest rows. */
function addCall({ mark, text }) {
  part.calls.append(make('li', { 'data-mark': mark }, `${mark} ${text}`));
  while (part.calls.children.length > mostCalls) part.calls.firstElementChild.remove();
}

function showFrame() {
  if (frame === 0) {
    part.calls.replaceChildren();
    setText(part.caption, '');
    showState('not running');
  }
  const shown = data.frames[frame];
  addCall(shown);
  if (shown.screen) drawPhone(shown.screen);
  if (shown.caption) setText(part.caption, shown.caption);
  if (shown.state) showState(shown.state);
  frame = (frame + 1) % data.frames.length;
}

function playOn() {
  showFrame();
  playing = setTimeout(playOn, frame === 0 ? endTime : frameTime);
}

function togglePlaying() {
  if (playing) clearTimeout(playing);
  playing = playing ? 0 : setTimeout(playOn, 0);
  setText(part.playButton, playing ? words.stop : words.play);
}

function startRun() {
  for (const name of ['phone', 'diagram', 'calls', 'caption']) part[name] = document.getElementById(name);
  part.playButton = document.getElementById('play');
  drawDiagram();
  document.getElementById('states').remove();
  part.phone.hidden = part.playButton.hidden = false;
  part.playButton.addEventListener('click', togglePlaying);
  if (still.matches) {
    // Nothing moves by itself: the run is there as it ends.
    for (let count = 0; count < data.frames.length; count++) showFrame();
    setText(part.playButton, words.play);
  } else {
    togglePlaying();
  }
}

// MARK: The search

const mostResults = 12;
let searchIndex;

/** Letters as a search compares them: without case and accents. */
const folded = (text) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u0111', 'd');

/** A word without its ending, roughly. */
const stem = (word) => (word.length > 6 ? word.slice(0, 6) : word.replace(/(?<=...)s$/, ''));

const commonWords = new Set(('a an the is are be to of in on at and or my i it do does did what why how when which who that ' +
  'this with for from after by not app ios can if has have').split(' '));

/** The terms of a text: words, pairs of Chinese characters, and the things that it names in any way. */
function termsOf(text, names) {
  const terms = new Set();
  // A name of code is also its words.
  const spaced = text.replace(/([a-z\d])([A-Z])/g, '$1 $2');
  for (const one of new Set([folded(text), folded(spaced)])) {
    for (const word of one.match(/[\p{L}\p{N}]+/gu) ?? []) {
      for (const han of word.match(/\p{Script=Han}{2,}/gu) ?? []) {
        for (let place = 0; place + 1 < han.length; place++) terms.add(han.slice(place, place + 2));
      }
      if (!/\p{Script=Han}/u.test(word) && !commonWords.has(word)) terms.add(stem(word));
    }
    const padded = ` ${(one.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
    names.forEach((ways, number) => { if (ways.some((way) => padded.includes(way))) terms.add(`@${number}`); });
  }
  return terms;
}

function buildIndex({ answers, names }) {
  // A word is found whole; Chinese has no spaces.
  const ways = names.map((all) => all.map((way) => {
    const text = (folded(way).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    return /\p{Script=Han}/u.test(text) ? text : ` ${text} `;
  }).filter((text) => text.trim()));
  const texts = [];
  answers.forEach((item, answer) => {
    const about = termsOf(item.answer, ways);
    for (const question of item.questions) texts.push({ answer, asked: termsOf(question, ways), about });
  });
  const counts = new Map();
  for (const { asked, about } of texts) {
    for (const term of new Set([...asked, ...about])) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { answers, ways, texts, weight: (term) => Math.log2(1 + texts.length / ((counts.get(term) ?? 0) + 0.5)),
    has: (term) => counts.has(term) };
}

/** The answers to a question, the best first. */
function find(question) {
  const { answers, ways, texts, weight, has } = searchIndex;
  const asked = [...termsOf(question, ways)].filter(has);
  const scores = new Map();
  for (const text of texts) {
    let score = 0;
    for (const term of asked) {
      if (text.asked.has(term)) score += 3 * weight(term);
      else if (text.about.has(term)) score += weight(term);
    }
    if (!score) continue;
    // A question that says little else comes first.
    score /= Math.sqrt(4 + text.asked.size);
    if (score > (scores.get(text.answer) ?? 0)) scores.set(text.answer, score);
  }
  return [...scores].sort((one, other) => other[1] - one[1]).slice(0, mostResults).map(([answer]) => answers[answer]);
}

function startSearch() {
  const box = document.querySelector('.search');
  if (!box) return;
  const input = document.getElementById('search');
  const results = document.getElementById('results');
  const { folder, none } = box.dataset;
  box.hidden = false;
  let asked;
  /** The texts are read when somebody searches: a script, since a page from a disk may read no other file. */
  const load = () => {
    asked ??= new Promise((resolve, reject) => {
      const script = make('script', { src: `${folder}search.js` });
      script.addEventListener('load', () => { searchIndex = buildIndex(globalThis.applifeSearch); resolve(); });
      script.addEventListener('error', reject);
      document.head.append(script);
    });
    return asked;
  };
  const show = async () => {
    const question = input.value.trim();
    if (!question) return results.replaceChildren();
    await load();
    if (input.value.trim() !== question) return undefined;
    const found = find(question);
    results.replaceChildren(...found.map(({ file, title, lang, answer }) => make('li', {},
      make('a', { href: folder + file, lang }, title), make('p', { class: 'quiet' }, answer))));
    if (!found.length) results.append(make('li', {}, none));
    return setText(document.getElementById('found'), found.length ? `${found.length}: ${found[0].title}` : none);
  };
  input.addEventListener('focus', load, { once: true });
  input.addEventListener('input', show);
}

// MARK: The language

/** The first page of the folder leads on to a language that the browser asks for. */
function chooseLanguage() {
  const links = [...document.querySelectorAll('#languages a')];
  for (const wanted of links.length ? navigator.languages : []) {
    const base = wanted.split('-')[0];
    const link = links.find(({ hreflang }) => hreflang === wanted || hreflang.split('-')[0] === base);
    if (link) return location.replace(link.href);
  }
  return undefined;
}

chooseLanguage();
if (data.frames) startRun();
startSearch();
