// SPDX-License-Identifier: Apache-2.0
// The session in a browser, with the figures of figure.js. The engine, its sentences and its keys are those of the terminal: a module that
// this file unpacks and calls. This file only shows what the module says. Text is only ever set as text.
// MARK: The engine

/** What must be done again to get to the session as it is: calls with a text or a number, and the moment. */
const calls = {
  press: 'text', type: 'text', goTo: 'number', switchBranch: 'number', predict: 'number', passTime: 'none',
};
const mostActs = 20000;
const mostText = 8 << 20;

let compiled;
let engine;
let scenario = data.scenario;
let acts = [];
/** The date at the beginning of the page's clock, in milliseconds since 1970: a hand-in has dates. */
let began = Date.now();
/** The page of the course that this is, if the session is its lesson. */
let lesson;

function give(text) {
  const bytes = new TextEncoder().encode(text);
  const place = engine.room(bytes.length) >>> 0;
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  return bytes.length;
}

function answer() {
  const bytes = new Uint8Array(engine.memory.buffer, engine.answer() >>> 0, engine.answerLength());
  return new TextDecoder().decode(bytes);
}

/** A new instance with the scenario, and everything done again that was done. Throws what is wrong with it. */
function begin(text, done) {
  engine = new WebAssembly.Instance(compiled).exports;
  lesson = text === data.scenario ? data.lesson : undefined;
  engine.lesson(give(lesson ? lesson.facts : ''));
  if (!engine.load(give(text), 0)) throw new Error(answer());
  const head = JSON.parse(answer());
  engine.stamp(began / 1000);
  for (const act of done) perform(act);
  return head;
}

function perform([name, argument, wall]) {
  switch (calls[name]) {
    case 'text': engine[name](give(argument), wall); break;
    case 'number': engine[name](argument, wall); break;
    case 'none': engine[name](wall); break;
  }
  engine.stamp((began + wall) / 1000);
}

/** Calls the engine. If it traps, the session goes on in a new instance, as it was before the call. */
function guarded(call) {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    begin(scenario, acts);
    trapped = true;
    return undefined;
  }
}

let origin = performance.now();
let elapsed = 0;

/** The moment on the page's clock, in milliseconds; it never goes back. */
function wall() {
  elapsed = Math.max(elapsed, Math.round(performance.now() - origin));
  return elapsed;
}

/** Does something that is a part of the session, unless the session could not be shown behind it. */
function act(name, argument) {
  if (isHidden) return reveal();
  const before = state.log;
  const new_ = [name, argument, wall()];
  trapped = false;
  if (guarded(() => { perform(new_); return engine.state(); })) acts.push(new_);
  saveLater();
  if (hides && name !== 'goTo' && happened(before)) return hideOutcome();
  return draw();
}

// MARK: Hidden outcomes

/** A teacher's switch: what an event leads to is hidden until somebody asks for it. */
let hides = false;
/** True while the page shows the moment before the last event. */
let isHidden = false;

/** Whether the log has rows that it did not have before. */
function happened(before) {
  if (!engine.state()) return false;
  const { log: now } = JSON.parse(answer());
  return now.end > before.end && now.generation === before.generation;
}

function hideOutcome() {
  isHidden = true;
  part.step.disabled = false;
  setText(part.message, words.outcomeHidden);
  part.step.lastChild.textContent = words.reveal;
}

function reveal() {
  isHidden = false;
  part.step.lastChild.textContent = words.step;
  draw();
}

function toggleHiding() {
  if (isHidden) reveal();
  hides = !hides;
  part.hide.setAttribute('aria-pressed', String(hides));
}

/** Asks for a reason: the session is the same behind it. */
function ask(name, argument) {
  if (isHidden) return reveal();
  guarded(() => engine[name](typeof argument === 'string' ? give(argument) : argument));
  return draw();
}

const press = (key) => act('press', key);

// MARK: Elements

function button(label, action, key, attributes = {}) {
  // Browsers keep the keys with Ctrl for themselves.
  if (key && key.startsWith('^') && key.length > 1) key = undefined;
  return make('button', { type: 'button', onclick: action, 'aria-keyshortcuts': key, ...attributes },
    ...sign(key), label);
}

/** The sign of a key. It is no part of a name: `aria-keyshortcuts` says it. */
const sign = (key) => (key ? [make('kbd', { 'aria-hidden': 'true' }, key), ' '] : []);

function setTitle(element, text) {
  if (element.title !== text) element.title = text;
}

/** A telephone's width. */
const narrow = matchMedia('(max-width: 40rem)');

/**
 * A long list: only the rows that are seen are elements. `fill(button, row)` says what a row shows, and `stop()`
 * at which row the Tab key stops.
 */
function longList(label, fill, choose, stop = (count) => count - 1) {
  // The style gives rows the same heights. On a telephone, a row has two lines.
  const height = narrow.matches ? 48 : 28;
  const space = make('div');
  const element = make('div', { class: 'list mono', tabindex: '-1', role: 'group', 'aria-label': label }, space);
  const items = new Map();
  let count = 0;
  function show() {
    const first = Math.max(0, Math.floor(element.scrollTop / height) - 10);
    const end = Math.min(count, first + Math.ceil((element.clientHeight || 400) / height) + 20);
    for (const [row, item] of items) {
      if (row < first || row >= end) { item.remove(); items.delete(row); }
    }
    for (let row = first; row < end; row++) {
      let item = items.get(row);
      if (!item) {
        item = make('button', { type: 'button', onclick: () => choose(row), onkeydown: (event) => move(event, row) });
        item.style.top = `${row * height}px`;
        items.set(row, item);
        space.insertBefore(item, items.get(row + 1) || (items.has(row - 1) ? null : space.firstChild));
      }
      fill(item, row);
      setStop(item, row === Math.min(stop(count), count - 1) || item === document.activeElement);
    }
  }
  function move(event, row) {
    const target = { ArrowUp: row - 1, ArrowDown: row + 1, Home: 0, End: count - 1,
      PageUp: Math.max(0, row - 10), PageDown: Math.min(count - 1, row + 10) }[event.key];
    if (target === undefined || target < 0 || target >= count) return;
    event.preventDefault();
    reveal(target);
    items.get(target).focus();
    show();
  }
  function reveal(row) {
    const top = row * height;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + height > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + height - element.clientHeight;
    }
    show();
  }
  element.addEventListener('scroll', show, { passive: true });
  return {
    element, reveal, show,
    setCount(new_) { count = new_; space.style.height = `${count * height}px`; },
  };
}

/** One stop of the Tab key for many buttons: the arrow keys go from one to the next. */
function toolbar(id, label) {
  const element = make('div', { id, role: 'toolbar', 'aria-label': label });
  element.addEventListener('keydown', (event) => {
    const items = [...element.children].filter((item) => !item.hidden);
    const place = items.indexOf(event.target);
    const next = items[{ ArrowUp: place - 1, ArrowLeft: place - 1, ArrowDown: place + 1, ArrowRight: place + 1,
      Home: 0, End: items.length - 1 }[event.key]];
    if (place < 0 || !next) return;
    event.preventDefault();
    for (const item of items) setStop(item, item === next);
    next.focus();
  });
  return element;
}

/** Whether the Tab key stops at an element. */
function setStop(element, isStop) {
  const wanted = isStop ? 0 : -1;
  if (element.tabIndex !== wanted) element.tabIndex = wanted;
}

// MARK: The page

let state;
/** The rows of the log and the steps that the page has asked for, by their numbers. */
const rows = new Map();
const steps = new Map();
const mostRows = 5000;
/** The log that they are rows of: the numbers of its first row and of the one behind its last. */
let log = { first: 0, end: 0, generation: -1 };
let head;
let trapped = false;
let stepList;
let logList;
let playing = 0;

function build() {
  part.isNoted = false;
  part.phoneText = undefined;
  part.bandsText = undefined;
  const command = ({ key, label, help }) => button(label, () => press(key), key, { title: help });
  const section = (label, ...children) =>
    make('section', { 'aria-label': label }, make('h2', {}, label), ...children);
  part.status = make('p', { id: 'status' });
  part.progress = make('progress', { 'aria-label': words.steps, hidden: !head.steps, max: String(head.steps || 1) });
  part.phone = make('div', { id: 'phone', role: 'img' });
  part.bands = make('div', { id: 'bands', 'aria-hidden': 'true' });
  part.slider = make('input', { id: 'slider', type: 'range', min: '0', 'aria-label': words.moment,
    oninput: () => act('goTo', Number(part.slider.value)) });
  part.hide = button(words.hideOutcomes, toggleHiding, undefined, { 'aria-pressed': String(hides) });
  part.explained = make('p', { id: 'explained' });
  part.step = button(words.step, () => press('Enter'), 'Enter', { class: 'primary' });
  part.next = make('a', { class: 'button primary', href: (lesson && (lesson.next || lesson.index)) || '#', hidden: true },
    lesson && !lesson.next ? words.course : words.nextLesson);
  part.keys = button(words.keys, toggleKeys, undefined, { 'aria-pressed': String(hasKeys) });
  part.tabs = toolbar('tabs', words.views);
  part.message = make('p', { id: 'message', role: 'status', 'aria-live': 'polite' });
  part.news = make('div', { class: 'unseen', role: 'log', 'aria-live': 'polite' });
  part.apps = toolbar('apps', words.apps);
  part.diagram = make('div');
  part.timers = toolbar('timers', words.timers);
  part.noTimers = make('p', { class: 'quiet' }, words.noTimers);
  part.actions = toolbar('possible', words.events);
  part.refused = toolbar('refused', words.notPossible);
  part.stops = toolbar('stops', words.timeline);
  part.branches = toolbar('branches', words.branches);
  part.note = make('p', {});
  part.card = make('section', { id: 'card', tabindex: '-1', role: 'dialog', 'aria-labelledby': 'card-title', hidden: true });
  part.play = button(words.play, togglePlay);
  part.pace = button('', nextPace);
  part.predict = button(words.predict, () => act('predict', state.predicts ? 0 : 1));
  part.line = make('input', { id: 'line', 'aria-label': words.statement, placeholder: words.statement,
    autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', maxlength: '1000' });
  part.dialog = make('dialog', { 'aria-label': words.link });
  stepList = longList(words.steps, fillStep, (row) => { if (row === (state.step || 0)) press('Enter'); },
    () => state.step || 0);
  logList = longList(words.log, fillRow, (row) => {
    if (rowOf(log.first + row).why) ask('whyRow', log.first + row);
  });

  const typed = make('form', { class: 'bar', onsubmit: (event) => {
    event.preventDefault();
    const line = part.line.value.trim();
    part.line.value = '';
    if (line) act('type', line);
  } }, part.line, button(words.send, () => typed.requestSubmit()));

  const first = data.commands.filter((one) => one.first);
  const rest = data.commands.filter((one) => !one.first);
  document.getElementById('session').replaceChildren(
    make('header', {},
      make(data.titled ? 'h2' : 'h1', {}, head.title || data.name),
      make('p', { class: 'quiet' }, [...head.rules, data.version].join(' \u00b7 ')),
      // A lesson says what it is for, and leads back to its course.
      ...(lesson ? [...head.notes.map((note) => make('p', { class: 'aim' }, note)),
        make('p', {}, make('a', { href: lesson.index }, words.course))] : []),
      make('details', { class: 'menu' }, make('summary', {}, words.more),
        make('div', { class: 'bar' }, part.predict, part.hide, part.keys, ...rest.map(command)),
        make('div', { class: 'bar' }, button(words.copyLink, copyLink), button(words.copyIssue, copyIssue),
          button(words.saveScenario, saveScenario), button(words.showCommand, showCommand), button(words.record, toggleRecord),
          ...(lesson ? [button(words.handIn, saveHandIn)] : [])))),
    make(data.framed ? 'div' : 'main', { class: 'parts' },
      make('div', { id: 'now' },
        make('div', { class: 'bar' }, ...(head.steps ? [part.step, part.next] : []), part.status, part.progress),
        make('div', { class: 'bar quietly' }, ...(head.steps ? [part.play, part.pace] : []), ...first.map(command)),
        part.message, part.tabs),
      make('div', { id: 'panels', 'data-shown': 'diagram' },
        make('div', { class: 'stack', 'data-tab': 'diagram' },
          section(words.diagram, part.apps, make('div', { class: 'hero' }, part.phone, part.diagram)),
          section(words.timers, part.noTimers, part.timers)),
        make('div', { class: 'stack', 'data-tab': 'log' },
          section(words.scenario, part.explained, part.note, stepList.element),
          section(words.log, logList.element, part.news)),
        make('div', { class: 'stack', 'data-tab': 'events' },
          section(words.events, typed, make('div', { id: 'actions' }, part.actions,
            make('details', {}, make('summary', {}, words.notPossible), part.refused))))),
      section(words.timeline, part.bands, part.slider, part.stops, part.branches),
      part.card),
    part.dialog);
  refill(part.tabs, 3, (item, place) => {
    setText(item, [words.diagram, words.log, words.events][place]);
    setCurrent(item, place === 0);
  }, showTab);
  if (!head.steps) stepList.element.parentElement.hidden = true;
  part.stepShown = undefined;
  part.cardText = undefined;
  setPace(1);
  drawDiagram((name) => ask('whyState', name));
}

/** On a telephone, one of the three columns is in sight. */
function showTab(place) {
  document.getElementById('panels').dataset.shown = ['diagram', 'log', 'events'][place];
  [...part.tabs.children].forEach((item, other) => setCurrent(item, other === place));
  stepList.show();
  logList.show();
}

function fillStep(item, row) {
  const { text, note } = stepAt(row);
  setText(item, `${row < (state.step || 0) ? '\u2713' : ' '} ${row + 1}. ${text}`);
  setTitle(item, note);
  setCurrent(item, row === (state.step || 0));
}

function fillRow(item, row) {
  const { t, app, mark, text } = rowOf(log.first + row);
  const line = `${t.padStart(6)} ${mark} ${app ? app + ': ' : ''}${text}`;
  if (item.title === line && item.dataset.mark === mark) return;
  // The sign says which kind of row it is; the style gives each kind a color.
  item.dataset.mark = mark;
  item.replaceChildren(make('span', { class: 'time' }, t.padStart(6)), line.slice(Math.max(6, t.length)));
  item.title = line;
}

/** The row of the log with a number. */
const rowOf = (number) => itemOf(rows, 'rows', number, log.first, log.end) || { t: '', mark: '', text: '' };

/** The step at a place. */
const stepAt = (place) => itemOf(steps, 'steps', place, 0, head.steps) || { text: '', note: '' };

/** One of many rows or steps. They are asked for when they are seen, some at once. */
function itemOf(items, name, number, start, end) {
  if (!items.has(number)) {
    if (items.size > mostRows) items.clear();
    const first = Math.max(start, number - 30);
    if (guarded(() => engine[name](first, Math.min(number + 30, end)))) {
      JSON.parse(answer()).forEach((item, place) => items.set(first + place, item));
    }
  }
  return items.get(number);
}

/** Shows the session as the engine says it is. */
function draw() {
  if (!guarded(() => engine.state())) engine.state();
  state = JSON.parse(answer());
  drawLog();
  const clock = [state.time];
  if (state.speed !== '1') clock.push(`${words.speed} ${state.speed}\u00d7`);
  if (state.paused) clock.push(words.paused);
  if (state.past) clock.push(words.past);
  setText(part.status, clock.join(' \u00b7 '));
  setText(part.message, trapped ? words.trapped : state.message ? state.message.text : '');
  part.message.className = trapped || (state.message && state.message.kind !== 'info') ? 'alarm' : '';
  part.predict.setAttribute('aria-pressed', String(state.predicts));
  // Behind the last step, Enter would choose what lies on the phone's screen.
  part.step.disabled = (state.step || 0) >= head.steps && !isHidden && !state.asks && !state.card;
  drawApps();
  drawPhone(state.screen);
  drawSteps();
  drawLesson();
  refill(part.timers, state.deadlines.length, (item, place) => {
    const { app, label, left, fatal } = state.deadlines[place];
    setText(item, `${app}: ${label}, ${left}`);
    item.className = fatal ? 'alarm' : '';
  }, (place) => ask('whyTimer', place));
  part.noTimers.hidden = state.deadlines.length > 0;
  drawActions();
  drawTimeline();
  drawCard();
}

function drawSteps() {
  const taken = state.step || 0;
  // The explanation of a step follows when it has become true.
  setText(part.explained, state.explained ? `${words.explained}: ${state.explained}` : '');
  if (!head.steps || state.step === part.stepShown) return;
  part.stepShown = state.step;
  part.progress.value = taken;
  stepList.setCount(head.steps);
  stepList.reveal(Math.min(taken, head.steps - 1));
  // A lesson tells what comes next before it happens; the notes of other scenarios tell outcomes.
  if (!lesson) return setText(part.note, taken ? stepAt(taken - 1).note : '');
  const next = taken < head.steps ? stepAt(taken) : undefined;
  setText(part.note, next ? `${words.next}: ${next.note || next.text}` : '');
}

/** A lesson that is over leads to the next one, and its score is kept where the browser keeps something. */
function drawLesson() {
  if (!lesson) return;
  const { done, right, answered } = state.lesson;
  part.step.hidden = done;
  part.next.hidden = !done;
  if (answered) setText(part.status, `${part.status.textContent} \u00b7 \u2713 ${right}/${answered}`);
  if (!done || part.isNoted) return;
  part.isNoted = true;
  const name = `applife.lesson.${lesson.name}`;
  const best = Number.parseInt(kept(name) ?? '-1', 10);
  if (right > best) keep(name, `${right}/${answered}`);
}

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // This browser keeps nothing for such a page.
    return null;
  }
}

function keep(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page works without it.
  }
}

function drawLog() {
  const isOther = state.log.generation !== log.generation;
  if (isOther) rows.clear();
  const { end } = log;
  const isNew = isOther || state.log.end !== end;
  log = state.log;
  if (!isNew) return;
  logList.setCount(log.end - log.first);
  logList.reveal(log.end - log.first - 1);
  // Of another log, such as that of the past, only its last row is read out.
  const first = Math.max(log.first, isOther ? log.end - 1 : end, log.end - 12);
  part.news.replaceChildren(...Array.from({ length: log.end - first }, (_, place) => {
    const { app, text } = rowOf(first + place);
    return make('p', {}, app ? `${app}: ${text}` : text);
  }));
}

/** As many buttons as are wanted, those that are there kept: what has the focus keeps it. */
function refill(element, count, fill, choose) {
  while (element.children.length > count) element.lastElementChild.remove();
  while (element.children.length < count) {
    const place = element.children.length;
    element.append(make('button', { type: 'button', tabindex: '-1', onclick: () => choose(place) }));
  }
  for (let place = 0; place < count; place++) fill(element.children[place], place);
  const items = [...element.children].filter((item) => !item.hidden);
  if (items.length && !items.some((item) => item.tabIndex === 0)) setStop(items[0], true);
}

function drawApps() {
  refill(part.apps, state.apps.length, (item, place) => {
    const app = state.apps[place];
    setText(item, `${place + 1} ${app.name}: ${app.label}`);
    setCurrent(item, app.focus);
  }, (place) => (place < 9 ? press(String(place + 1)) : undefined));
  const focus = state.apps.find((app) => app.focus) || state.apps[0];
  showState(focus ? focus.state : '');
}

/** Each event has a button among those that are possible and one among the others; one of them is hidden. */
function drawActions() {
  const choose = (place) => {
    const { key, line, possible } = state.possible[place];
    if (!possible) ask('whyNot', place);
    else if (key && key !== 'Enter') press(key);
    else act('type', line);
  };
  for (const [element, wanted] of [[part.actions, true], [part.refused, false]]) {
    refill(element, state.possible.length, (item, place) => {
      const { key, label, possible } = state.possible[place];
      if (item.hidden !== (possible !== wanted)) item.hidden = !item.hidden;
      if (item.hidden || item.dataset.label === `${key} ${label}`) return;
      item.dataset.label = `${key} ${label}`;
      item.replaceChildren(...sign(key), label);
      if (!wanted) item.setAttribute('aria-disabled', 'true');
    }, choose);
  }
}

/** The states of each app to scale, between the moments of the timeline, and the limits that count. */
function drawBands() {
  const { stops } = state.timeline;
  const text = JSON.stringify([stops, state.t, state.deadlines]);
  if (text === part.bandsText) return;
  part.bandsText = text;
  const times = stops.map(({ t }) => Number.parseFloat(t));
  const end = Math.max(state.t, times[times.length - 1] ?? 0);
  const start = times[0] ?? 0;
  // A limit that is far away would leave no room for what has happened.
  const far = end + Math.max(5, end - start);
  const last = Math.min(far, Math.max(end, ...state.deadlines.map(({ due }) => due)));
  const cell = (name, from, to, title) => {
    const element = make('span', { class: name, title });
    element.style.flexGrow = String(Math.max(0.01, (to - from) / Math.max(0.1, last - start)));
    return element;
  };
  part.bands.replaceChildren(...state.apps.slice(0, 9).map((app, row) => {
    const cells = stops.map((stop, place) => cell((stop.states[row] || 'not running').replace(' ', '-'),
      times[place], times[place + 1] ?? end));
    const limit = state.deadlines.find((one) => one.app === app.name);
    const due = limit ? Math.min(limit.due, last) : end;
    if (limit) cells.push(cell(limit.fatal ? 'limit fatal' : 'limit', end, due, `${limit.label}, ${limit.left}`));
    if (due < last) cells.push(cell('', due, last));
    return make('div', { class: 'band' }, make('span', {}, app.name), make('span', { class: 'cells' }, ...cells));
  }));
}

function drawTimeline() {
  drawBands();
  const { stops, shown: place } = state.timeline;
  part.slider.max = String(Math.max(0, stops.length - 1));
  part.slider.disabled = stops.length < 2;
  if (part.slider.value !== String(place)) part.slider.value = String(place);
  if (stops[place]) part.slider.setAttribute('aria-valuetext', `${stops[place].t} ${stops[place].event || ''}`);
  refill(part.stops, stops.length, (item, index) => {
    const { t, event } = stops[index];
    // As a scenario writes it.
    setText(item, `${t} ${(event || '').replaceAll('-', ' ')}`);
    setTitle(item, stops[index].states.join(', '));
    const wasCurrent = item.hasAttribute('aria-current');
    setCurrent(item, index === place);
    setStop(item, index === place);
    if (index === place && !wasCurrent) {
      part.stops.scrollLeft = item.offsetLeft - part.stops.offsetLeft - part.stops.clientWidth / 2;
    }
  }, (index) => act('goTo', index));
  part.branches.hidden = state.branches.length < 2;
  refill(part.branches, state.branches.length, (item, index) => {
    setText(item, state.branches[index]);
    setCurrent(item, index + 1 === state.branch);
  }, (index) => act('switchBranch', index + 1));
}

/** A text in which each source that is a page, or a thread such as `owner/name#12`, is a link to it. */
function withLinks(text) {
  return text.split(/(https:\/\/[^\s"<>]+|(?<![\w/])[\w.-]+\/[\w.-]+#\d+)/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const [, thread, number] = piece.match(/^([\w.-]+\/[\w.-]+)#(\d+)$/) ?? [];
    return make('a', { href: thread ? `https://github.com/${thread}/issues/${number}` : piece, target: '_blank',
      rel: 'noopener noreferrer' }, piece);
  });
}

/** The parts of a card with each choice whole: a terminal has its methods one below the other, a button has them all. */
function whole(parts) {
  const all = [];
  for (const one of parts) {
    const last = all[all.length - 1];
    const text = [one.text, one.tail].filter((word) => word).join(' ');
    if (one.choice === undefined || one.kind !== 'line') all.push(one);
    else if (last && last.choice === one.choice) last.text += `, ${text}`;
    else all.push({ ...one, text, tail: '' });
  }
  return all;
}

/** The card takes the focus, so that it is read out, and gives it back. */
function drawCard() {
  const { card } = state;
  const text = JSON.stringify([card || null, state.asks]);
  if (text === part.cardText) return;
  part.cardText = text;
  const { activeElement } = document;
  if (!card) {
    const hadFocus = part.card.contains(activeElement);
    part.card.hidden = true;
    if (hadFocus && part.behind && part.behind.isConnected) part.behind.focus({ preventScroll: true });
    return;
  }
  if (!part.card.contains(activeElement)) part.behind = activeElement;
  const lines = whole(card.parts).map((one) => {
    if (one.kind === 'heading') return make('h3', {}, one.text);
    if (one.kind === 'text') return make('p', {}, ...withLinks(one.text));
    const mark = one.kind === 'mark' ? (one.right ? '\u2713 ' : '\u2717 ') : '';
    const words = [mark + one.text, one.tail].filter((word) => word).join(' ');
    if (one.choice === undefined || !state.asks) {
      const label = one.label ? [make('b', {}, one.label), ' '] : [];
      return make('p', { class: 'mono' }, ...label, ...withLinks(words));
    }
    return make('p', {}, button(mark + one.text, () => (one.choice < 10 ? press(String(one.choice)) :
      act('type', String(one.choice))), String(one.choice)));
  });
  part.card.replaceChildren(
    make('div', { class: 'bar' }, make('h2', { id: 'card-title' }, card.title),
      button(state.asks ? words.pass : words.close, closeCard, 'Esc')),
    ...lines);
  part.card.hidden = false;
  part.card.scrollTop = 0;
  part.card.focus({ preventScroll: true });
}

function closeCard() {
  if (state.asks) return press('Esc');
  guarded(() => engine.closeCard());
  draw();
}

// MARK: Keys and time

/** The names of keys in the key table, where the browser has others. */
const names = { Escape: 'Esc', ' ': 'Space' };

/** Whether letters and signs are keys: speech input and a stray finger press them too (WCAG 2.1.4). */
let hasKeys = kept('applife.keys') !== 'off';

function toggleKeys() {
  hasKeys = !hasKeys;
  keep('applife.keys', hasKeys ? 'on' : 'off');
  part.keys.setAttribute('aria-pressed', String(hasKeys));
  showKeys();
}

const showKeys = () => document.body.classList.toggle('no-keys', !hasKeys);

function onKey(event) {
  // Some keyboards have `[` and `{` behind AltGr, or behind Option.
  const isSign = event.key.length === 1 && !/[a-z0-9 ]/i.test(event.key);
  if (event.metaKey || event.isComposing) return;
  if ((event.ctrlKey || event.altKey) && !(event.altKey && isSign)) return;
  if (document.getElementById('session').hidden || part.dialog.open) return;
  if (event.target.matches('input, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return undefined;
  }
  const isButton = event.target.matches('button, summary, a');
  if (isButton && (event.key === 'Enter' || event.key === ' ')) return;
  if (!hasKeys && event.key.length === 1) return;
  if (event.key === ':') {
    event.preventDefault();
    return part.line.focus();
  }
  if (event.key === 'Escape' && state.card && !state.asks) return closeCard();
  const name = names[event.key] || event.key;
  if ([...name].length > 1 && !['Enter', 'Esc', 'Space'].includes(name)) return;
  event.preventDefault();
  if (name === 'Enter' && lesson && state.lesson.done && !state.card) return part.next.click();
  press(name);
}

/** The device's clock goes on with the page's. */
function tick() {
  if (document.hidden || isHidden || state.paused || state.past || state.held || trapped) return;
  const new_ = ['passTime', 0, wall()];
  if (guarded(() => { perform(new_); return engine.state(); })) {
    if (acts.length && acts[acts.length - 1][0] === 'passTime') acts.pop();
    acts.push(new_);
  }
  draw();
}

/** How often a second the next step is taken while the page plays, at the pace of 1. */
const stepsPerSecond = 2 / 3;
const paces = [0.5, 1, 2, 4];
let pace = 1;

function setPace(new_) {
  pace = new_;
  setText(part.pace, `${words.pace} ${pace}\u00d7`);
  if (playing) { togglePlay(); togglePlay(); }
}

const nextPace = () => setPace(paces[(paces.indexOf(pace) + 1) % paces.length]);

function togglePlay() {
  if (playing) clearInterval(playing);
  playing = playing ? 0 : setInterval(() => {
    if (state.asks || (state.step || 0) >= head.steps) return togglePlay();
    return press('Enter');
  }, 1000 / stepsPerSecond / pace);
  setText(part.play, playing ? words.stop : words.play);
}

// MARK: Links and files

/** What a stream holds; an error if that is more than a session can be. */
async function contents(stream, most) {
  const chunks = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new Error(words.badLink);
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const through = (bytes, transform, most = mostText) =>
  contents(new Blob([bytes]).stream().pipeThrough(transform), most);

/** The session as it stands in the address: the scenario's text and what was done. */
async function fragment() {
  const text = JSON.stringify({ scenario, acts, began });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  return '#' + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The session of an address; undefined for an address without one. An error if it is none. */
async function linked() {
  const letters = location.hash.slice(1);
  if (!letters) return undefined;
  const packed = bytes64(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(
    await through(packed, new DecompressionStream('deflate-raw')));
  const found = JSON.parse(text);
  const isAct = (one) => Array.isArray(one) && Object.hasOwn(calls, one[0]) &&
    Number.isFinite(one[2]) && one[2] >= 0 && one[2] < 1e12 &&
    (calls[one[0]] === 'text' ? typeof one[1] === 'string' && one[1].length <= 1000 :
      Number.isInteger(one[1]) && Math.abs(one[1]) < 1e6);
  if (typeof found.scenario !== 'string' || !Array.isArray(found.acts) || found.acts.length > mostActs ||
    !found.acts.every(isAct)) throw new Error(words.badLink);
  if (!Number.isFinite(found.began) || found.began < 0 || found.began > 4e12) found.began = Date.now();
  return found;
}

const longestAddress = 100000;
let saving = 0;
let ownAddress = location.hash;

/** The address follows the session, but not at every key. */
function saveLater() {
  clearTimeout(saving);
  saving = setTimeout(async () => {
    const address = await fragment();
    if (address.length > longestAddress) return;
    ownAddress = address;
    history.replaceState(null, '', address);
  }, 400);
}

async function copyLink() {
  const address = await fragment();
  if (address.length > longestAddress || acts.length > mostActs) return setText(part.message, words.longLink);
  ownAddress = address;
  history.replaceState(null, '', address);
  showText(words.link, location.href);
  try {
    await navigator.clipboard.writeText(location.href);
    setText(part.message, words.copied);
  } catch {
    // The dialog shows the link, selected.
  }
}

const branchText = () => { engine.text(); return answer(); };

/** Saves a text as a file of the user's. */
function download(name, text) {
  const link = make('a', { download: name, href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

const saveScenario = () => download('session.scenario', branchText());

function showCommand() {
  const text = branchText();
  // No line of the scenario ends what the shell reads.
  let end = 'END';
  while (text.includes(end)) end += '_';
  showText(words.command, `cat > session.scenario <<'${end}'\n${text}${end}\napplife session.scenario`);
}

/** The answers of a lesson, as a file for the teacher. */
function saveHandIn() {
  if (engine.handIn()) download(`${lesson.name}.handin`, answer());
}

/** The session as the text of an issue: what somebody needs to see it again. */
async function copyIssue() {
  const calls = [];
  for (let number = log.end - 1; number >= log.first && calls.length < 12; number--) {
    const { t, app, mark, text } = rowOf(number);
    calls.unshift(`${t} ${mark} ${app ? `${app}: ` : ''}${text}`);
  }
  const address = await fragment();
  const quoted = branchText().split('\n').map((line) => `    ${line}`).join('\n');
  const text = [`# ${head.title || data.name}`, [...head.rules, data.version].join(', '),
    ...(location.protocol.startsWith('http') && address.length <= longestAddress ? [location.href.split('#')[0] + address] : []),
    `${words.command}:`, quoted.trimEnd(), `## ${words.expected}`, '\u2026', `## ${words.actual}`,
    `${state.apps.map(({ name, label }) => `${name}: ${label}`).join(', ')}. ${state.screen.text}.`,
    `## ${words.lastCalls}`, calls.map((line) => `    ${line}`).join('\n')].join('\n\n');
  showText(words.copyIssue, text);
  try {
    await navigator.clipboard.writeText(text);
    setText(part.message, words.issueCopied);
  } catch {
    // The dialog shows the text, selected.
  }
}

function showText(label, text) {
  const area = make('textarea', { readonly: true, 'aria-label': label }, text);
  part.dialog.replaceChildren(make('h2', {}, label), area, button(words.close, () => part.dialog.close(), 'Esc'));
  part.dialog.showModal();
  area.focus();
  area.select();
}

function toggleRecord() {
  const record = document.getElementById('record');
  record.hidden = !record.hidden;
  if (!record.hidden) record.scrollIntoView();
}

// MARK: The beginning

function restart(text, done) {
  scenario = text;
  acts = done;
  log = { first: 0, end: 0, generation: -1 };
  steps.clear();
  elapsed = done.length ? done[done.length - 1][2] : 0;
  origin = performance.now() - elapsed;
  isHidden = false;
  head = begin(text, done);
}

function notice(text) {
  document.getElementById('notice').textContent = text;
}

async function start() {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
    return notice(words.oldBrowser);
  }
  // The pages of a course share the module, in a script.
  const packed = bytes64(globalThis.applifeEngine ?? document.getElementById('engine').textContent);
  compiled = await WebAssembly.compile(await through(packed, new DecompressionStream('gzip'), 1 << 26));
  await open();
  document.addEventListener('keydown', onKey);
  window.addEventListener('hashchange', () => { if (location.hash !== ownAddress) open(); });
  setInterval(tick, 250);
}

/** Opens the session of the address, or else the page's. */
async function open() {
  let problem = '';
  if (playing) togglePlay();
  try {
    const found = await linked();
    if (found) began = found.began;
    restart(found ? found.scenario : data.scenario, found ? found.acts : []);
  } catch (error) {
    problem = `${words.badLink} ${error instanceof WebAssembly.RuntimeError ? '' : error.message}`;
    restart(data.scenario, []);
  }
  document.body.classList.toggle('embedded', new URLSearchParams(location.search).has('embed'));
  showKeys();
  document.getElementById('session').hidden = false;
  document.getElementById('record').hidden = true;
  build();
  draw();
  if (problem) {
    setText(part.message, problem);
    part.message.className = 'alarm';
  }
}

start().catch((error) => {
  document.getElementById('record').hidden = false;
  notice(`${words.notStarted} ${error.message}`);
});
