// SPDX-License-Identifier: Apache-2.0
// node tools/page-test.mjs PROGRAM [FOLDER]: opens pages from disk in Chromium without a network, presses keys, and
// compares each session with the terminal's. With a folder, it puts pictures of the page there.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser } from './browser.mjs';

const [program = '.build/release/applife', pictures] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'applife-page-'));

// MARK: Pages

let failures = 0;
function check(isRight, what, detail = '') {
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${what}`);
  if (!isRight) {
    failures++;
    if (detail) console.error(detail);
  }
}

function page(name, scenario) {
  const path = join(folder, `${name}.html`);
  execFileSync(program, ['run', scenario, '--format', 'html', '-o', path], { stdio: ['ignore', 'inherit', 'ignore'] });
  return path;
}

function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/// A picture of the page, for a person to look at.
async function picture(browser, name, width, height, scheme) {
  const bytes = await browser.picture(width, height, scheme);
  if (pictures) writeFileSync(join(pictures, `${name}.png`), bytes);
}

/// The rows of the log, without the panels of the page.
const allRows = 'Array.from({ length: log.end - log.first }, (_, place) => rowOf(log.first + place))';
const logRows = `${allRows}.map(({ t, app, mark, text }) => [t, app, mark, text].join(" ").trim())`;

// MARK: Tests

/// A scenario's text is what `applife run` is given; its trace must be in the page's log.
async function playsLikeTheTerminal(browser) {
  const path = page('call', 'six-cases-5-call-answered');
  check(statSync(path).size < 1250000, `the page has ${statSync(path).size} bytes`);
  await browser.open(`file://${path}`);
  await browser.press(' ');
  for (let step = 0; step < 4; step++) await browser.press('Enter');
  check(await browser.evaluate('state.step') === 4, 'Enter takes the steps');
  check(await browser.evaluate("state.apps[0].state === 'active'"), 'the app is active at the end');
  check(await browser.evaluate("part.stops.textContent.includes('receive call')"), 'the timeline names events');
  const lit = "diagram.querySelector('rect.lit').id";
  check(await browser.evaluate(lit) === 'active', 'the diagram shows the state');
  check(await browser.evaluate("[...document.querySelectorAll('button.primary')].map((one) => " +
    "one.textContent).join() === `Enter ${words.step}`"), 'the next step is the one primary button');
  await picture(browser, 'light', 1280, 900, 'light');
  check(await browser.evaluate(`new Set(['\u25ba', '\u0192', '\u25ca', '\u00bb', '\u00b6'].map((mark) =>
    getComputedStyle(document.querySelector('[data-mark="' + mark + '"]')).color)).size`) === 5,
  'each kind of row in the log has its color');
  check(await browser.evaluate(`[...document.querySelectorAll('.list [data-mark]')].filter((row) =>
    /\\[\\w+\\]$/.test(row.textContent) && !row.textContent.includes('Pass')).every((row) =>
    row.scrollWidth <= row.closest('.list').clientWidth)`), '1280 pixels show the states in the log');
  await picture(browser, 'dark', 1280, 900, 'dark');
  await picture(browser, 'narrow', 360, 740, 'light');
  check(await browser.evaluate('document.documentElement.scrollWidth <= 360'), '360 pixels are wide enough');
  await browser.send('Emulation.clearDeviceMetricsOverride');
  await browser.send('Emulation.setEmulatedMedia', { media: 'print', features: [] });
  check(await browser.evaluate("getComputedStyle(document.getElementById('record')).display === 'block' && " +
    "getComputedStyle(document.getElementById('session')).display === 'none'"), 'printed, a session is its record');
  await browser.send('Emulation.setEmulatedMedia', { media: '', features: [] });
  await browser.press('W');
  check(await browser.evaluate("!document.getElementById('card').hidden"), 'W tells why');
  await picture(browser, 'why', 1280, 900, 'dark');
  await browser.press('Escape');
  check(await browser.evaluate("document.getElementById('card').hidden"), 'Esc closes the reason');
  await browser.press('[');
  check(await browser.evaluate('state.past'), '[ shows the past');
  await browser.press('h');
  check(await browser.evaluate('state.branches.length') === 2, 'an event in the past begins a branch');
  await compareText(browser, 'the branch');
  // The link is the same session.
  const session = await browser.evaluate(`JSON.stringify([${logRows}, state.branches, state.branch, state.step])`);
  const address = await browser.evaluate('fragment()');
  await browser.open(`file://${path}${address}`);
  check(await browser.evaluate(`JSON.stringify([${logRows}, state.branches, state.branch, state.step])`) === session,
    'a link is the same session');
  await other.open(`file://${path}${address}`);
  check(await other.evaluate(`JSON.stringify([${logRows}, state.branches, state.branch, state.step])`) === session,
    'and in the profile of somebody else');
  await browser.open(`file://${path}#bm9uc2Vuc2U`);
  check(await browser.evaluate("document.getElementById('message').textContent !== '' && state.apps.length === 1"),
    'a bad link is told, and the page opens');
}

/// A moment as the log shows it: what is behind the hundredths is left out.
const hundredths = (time) => (Math.floor(time * 100 + 1e-6) / 100).toFixed(2);

/// The session's events, given to the terminal's program, end in the same trace.
async function compareText(browser, what, isTold = true) {
  const text = await browser.evaluate('branchText()');
  const path = file('session.scenario', text);
  let played;
  try {
    played = execFileSync(program, ['run', path, '--format', 'jsonl'], { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    played = error.stdout;
  }
  // A run waits until the last step has had its effect; the session may stand before that.
  const now = await browser.evaluate('state.t');
  const lines = played.split('\n').filter((line) => line).map((line) => JSON.parse(line)).filter(({ t }) => t <= now);
  const calls = lines.filter(({ kind }) => kind === 'call').map(({ t, app, name }) => `${hundredths(t)} ${app} ${name}`);
  const seen = (await browser.evaluate(`${allRows}.filter(({ mark }) => mark === '\u0192')` +
    '.map(({ t, app, text }) => [t, app, text].join(" "))')).map((line) => line.replace(/ \[.*$/, ''));
  const states = {};
  for (const { kind, app, to } of lines) if (kind === 'state') states[app] = to;
  const isSame = JSON.stringify(calls) === JSON.stringify(seen) && (await browser.evaluate('state.apps')).every(
    ({ name, state }) => (states[name] ?? 'not running') === state);
  if (isTold || !isSame) {
    check(isSame, `${what}: the terminal has the same calls, times and states`,
      `${calls.join('\n')}\n---\n${seen.join('\n')}\n---\n${text}`);
  }
}

/// Numbers that are the same each time: https://en.wikipedia.org/wiki/Linear_congruential_generator
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * below);
  };
}

async function takesRandomKeys(browser) {
  const next = numbers(2026);
  const path = page('keys', 'demo');
  await browser.open(`file://${path}`);
  // The page's clock is the test's, so that the same keys give the same session.
  await browser.evaluate('globalThis.clock = 0; wall = () => clock');
  const keys = 'ohslcdaemvipPxbBytGKXEMwnCADILVSuUQfFJHrT*>1234,.[]{}zZ'.split('');
  let pressed = '';
  for (let count = 0; count < 100 && !failures; count++) {
    const key = keys[next(keys.length)];
    pressed += key;
    await browser.evaluate('clock += 300');
    await browser.press(key);
    // In the past, the branch goes on behind what is shown.
    if (!(await browser.evaluate('state.past'))) await compareText(browser, `after ${pressed}`, false);
  }
  await browser.press(')');
  check(await browser.evaluate("acts.filter(([name]) => name === 'press').length") === 101, 'a hundred keys were pressed');
  check(await browser.evaluate(logRows + '.length') > 100, 'they had effects');
  await compareText(browser, 'a hundred random keys');
}

async function asksQuestions(browser) {
  const path = page('lesson', 'Resources/Lessons/04-interruptions.scenario');
  await browser.open(`file://${path}`);
  await browser.press('Enter');
  await browser.press('Enter');
  check(await browser.evaluate('state.asks'), 'a lesson asks');
  await picture(browser, 'question', 1280, 900, 'light');
  await browser.press('1');
  check(await browser.evaluate('!state.asks && Boolean(state.card)'), 'an answer is marked');
}

/// A lesson of the course, from a disk: its aim, the score of the student, the next lesson, and the hand-in.
async function playsALesson(browser) {
  const course = join(folder, 'course');
  execFileSync(program, ['course', '-o', course]);
  await browser.open(`file://${join(course, 'interruptions.html')}`);
  check((await browser.evaluate("document.querySelector('.aim').textContent")).startsWith('After this lesson'),
    'a lesson says its aim');
  check((await browser.evaluate('part.note.textContent')).includes('The user opens Game.'), 'and what comes next');
  // The page's clock is the test's: each look lets a second pass.
  await browser.evaluate('globalThis.clock = 0; wall = () => (clock += 1000)');
  for (let count = 0; count < 100 && !(await browser.evaluate('state.lesson.done')); count++) {
    await browser.evaluate('tick()');
    if (await browser.evaluate('Boolean(state.card) && !state.asks')) await browser.evaluate('closeCard()');
    else await browser.press(await browser.evaluate('state.asks') ? '1' : 'Enter');
  }
  check(await browser.evaluate('state.lesson.done && state.lesson.answered') === 7, 'every question counts');
  check(await browser.evaluate("part.step.hidden && part.next.href.endsWith('/leaving.html')"), 'the end leads on');
  const handIn = file('lesson.handin', await browser.evaluate('engine.handIn(), answer()'));
  check(execFileSync(program, ['grade', handIn], { encoding: 'utf8' }).includes(',graded,'), 'grade reads the hand-in');
}

/// The user predicts each event; a word is typed for a command.
async function predictsAndTypes(browser) {
  await browser.open(`file://${page('predict', 'six-cases-1-home')}`);
  await browser.evaluate('part.predict.click()');
  check(await browser.evaluate("part.predict.getAttribute('aria-pressed')") === 'true', 'one can predict first');
  await browser.press('Enter');
  check(await browser.evaluate('state.asks && document.activeElement === part.card'), 'then a step asks, and has the focus');
  await browser.press('Escape');
  check(await browser.evaluate('!state.asks && state.step === 1'), 'and is taken without an answer');
  await browser.evaluate("part.predict.click(); act('type', 'undo')");
  check(await browser.evaluate('state.step === 0'), 'a word is a command');
  await browser.press('?');
  check(await browser.evaluate("part.message.textContent.startsWith('?')"), 'what is only for the terminal is said so');
}

/// A teacher hides outcomes; the slider goes through time; a reason has its sources, and a column of its own.
async function showsAClass(browser) {
  await browser.open(`file://${page('class', 'six-cases-5-call-answered')}`);
  await browser.press(' ');
  await browser.press('Enter');
  await browser.evaluate('part.hide.click()');
  const rows = await browser.evaluate('log.end');
  await browser.press('Enter');
  check(await browser.evaluate(`isHidden && log.end === ${rows} && state.apps[0].state === 'active' &&
    part.message.textContent === words.outcomeHidden && part.step.textContent.includes(words.reveal)`), 'an outcome is hidden');
  await browser.press('Enter');
  check(await browser.evaluate(`!isHidden && log.end > ${rows} && state.apps[0].state === 'inactive' && state.step === 2`),
    'Enter reveals it, and takes no step');
  await browser.evaluate('part.hide.click()');
  await browser.press('Enter');
  check(await browser.evaluate("document.querySelector('#bands .limit') !== null"), 'the timeline has the limit that counts');
  await browser.evaluate("part.slider.value = '1'; part.slider.dispatchEvent(new Event('input'))");
  check(await browser.evaluate("state.past && part.slider.value === '1' && part.slider.getAttribute('aria-valuetext') !== ''"),
    'the slider goes back');
  await browser.evaluate("part.slider.value = part.slider.max; part.slider.dispatchEvent(new Event('input'))");
  await browser.press('W');
  check(await browser.evaluate(`[...part.card.querySelectorAll('a')].every((link) => link.target === '_blank' &&
    link.rel.includes('noopener') && link.href.startsWith('https://')) && part.card.querySelector('a') !== null`),
  'the sources of a reason are links');
  await picture(browser, 'wide', 1920, 1000, 'light');
  check(await browser.evaluate(`part.card.getBoundingClientRect().left >=
    document.getElementById('panels').getBoundingClientRect().right`), 'at 1920 pixels a reason is a column beside the others');
  check(await browser.evaluate('document.documentElement.scrollWidth <= 1920'), 'and nothing is wider than the window');
  await browser.send('Emulation.clearDeviceMetricsOverride');
}

/// The parts, headings and labels of a page, in each language.
async function isInOrder(browser) {
  for (const language of ['en', 'vi', 'zh-Hans', 'ru']) {
    const path = join(folder, `order-${language}.html`);
    execFileSync(program, ['run', 'demo', '--lang', language, '--format', 'html', '-o', path], { stdio: 'ignore' });
    await browser.open(`file://${path}`);
    await browser.press('o');
    const wrong = await browser.evaluate(`(${disorder})()`);
    check(wrong.length === 0, `${language}: parts, headings and labels are in order`, wrong.join('\n'));
  }
}

/// What is wrong: https://www.w3.org/TR/WCAG22/ 1.3.1, 2.4.6, 2.4.7, 3.1.1, 4.1.2.
function disorder() {
  const wrong = [];
  if (!document.documentElement.lang) wrong.push('no language');
  const isSeen = (element) => element.checkVisibility();
  if ([...document.querySelectorAll('main')].filter(isSeen).length !== 1) wrong.push('not one main part');
  let level = 0;
  for (const heading of [...document.querySelectorAll('h1, h2, h3')].filter(isSeen)) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) wrong.push(`a heading of level ${next} after ${level}: ${heading.textContent}`);
    level = next;
  }
  for (const element of [...document.querySelectorAll('#session *')].filter(isSeen)) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (hasText && !element.closest('header, main, nav, dialog')) wrong.push(`outside: ${element.textContent}`);
  }
  for (const field of document.querySelectorAll('input, progress, [role=toolbar], [role=group], [role=dialog], #session section')) {
    if (!field.ariaLabel && !field.getAttribute('aria-labelledby')) wrong.push(`no label: ${field.outerHTML.slice(0, 80)}`);
  }
  const names = [...document.querySelectorAll('section[aria-label], [role=toolbar]')].filter(isSeen).map((one) =>
    one.tagName + one.ariaLabel);
  for (const name of names) if (names.indexOf(name) !== names.lastIndexOf(name)) wrong.push(`twice: ${name}`);
  if (!document.querySelector('#apps [aria-current]')) wrong.push('no current app');
  document.querySelector('#apps button').focus({ focusVisible: true });
  if (getComputedStyle(document.activeElement).outlineStyle === 'none') wrong.push('the focus is not seen');
  return wrong;
}

/// A page is used without a mouse, and read out.
async function isForEverybody(browser) {
  await browser.open(`file://${page('everybody', 'demo')}`);
  for (const key of 'oc') await browser.press(key);
  const stops = await browser.evaluate(`[...document.querySelectorAll('#session button, #session input, #session summary')]
    .filter((item) => item.tabIndex >= 0 && item.checkVisibility()).length`);
  check(stops > 5 && stops < 50, `the Tab key has ${stops} stops`);
  await browser.evaluate("part.actions.querySelector('button:not([hidden])').focus()");
  const first = await browser.evaluate('document.activeElement.textContent');
  await browser.press('ArrowDown');
  check(await browser.evaluate(`part.actions.contains(document.activeElement) &&
    document.activeElement.textContent !== ${JSON.stringify(first)}`), 'arrows go from one event to the next');
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const unnamed = nodes.filter(({ ignored, role, name }) => !ignored && ['button', 'textbox', 'dialog', 'region', 'image']
    .includes(role?.value) && !name?.value);
  check(unnamed.length === 0, 'everything has a name', JSON.stringify(unnamed).slice(0, 500));
  await browser.press('W');
  for (const scheme of ['light', 'dark']) {
    await picture(browser, `everybody-${scheme}`, 1280, 720, scheme);
    const pale = await browser.evaluate(`(${contrasts})()`);
    check(pale.length === 0, `every text has a contrast of 4.5 when it is ${scheme}`, pale.join('\n'));
  }
  await browser.send('Emulation.clearDeviceMetricsOverride');
}

/// The texts with a contrast below 4.5: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
function contrasts() {
  const channels = (color) => color.match(/[\d.]+/g).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = channels(color).map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor;
      if ((channels(color)[3] ?? 1) > 0) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const pale = [];
  for (const element of document.querySelectorAll('#session *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || !element.checkVisibility()) continue;
    const [one, two] = [luminance(getComputedStyle(element).color), luminance(behind(element))].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (two + 0.05);
    if (contrast < 4.5) pale.push(contrast.toFixed(2) + ' ' + element.textContent.slice(0, 60));
  }
  return pale;
}

/// A hundred thousand steps: rows are drawn when they are seen.
async function holdsManySteps(browser) {
  const path = page('many', file('many.scenario', '# Many\napp Notes\n' + '+1s tap icon\n+1s press home\n'.repeat(50000)));
  const begin = Date.now();
  await browser.open(`file://${path}`);
  const time = Date.now() - begin;
  console.log(`a page with 100,000 steps opens in ${time} ms`);
  check(time < 6000, 'it opens');
  for (let step = 0; step < 3; step++) await browser.press('Enter');
  check(await browser.evaluate("state.step === 3 && document.querySelectorAll('#session button').length < 500"),
    'and has few elements');
}

/// A browser that cannot run the module.
async function saysWhatIsMissing(browser) {
  const { identifier } = await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: 'delete globalThis.WebAssembly' });
  await browser.open(`file://${join(folder, 'call.html')}`);
  check(await browser.evaluate("document.getElementById('notice').textContent === words.oldBrowser && " +
    "document.getElementById('record').checkVisibility()"), 'without WebAssembly the record is there, and why');
  await browser.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
}

/// Text from outside does nothing.
async function showsTextAsText(browser) {
  const bad = '<script>document.title="bad"</script><img src=x onerror=alert(1)>';
  const path = page('text', file('text.scenario', `# ${bad} </title></textarea>--> \u202eabc {{engine}}\n` +
    'app "<script>document.title=1</script>"\n# <!-- <script> {{data}}\ntap icon\n# "\'`\u2066\n+1s press home\n'));
  await browser.open(`file://${path}`);
  await browser.press('Enter');
  await browser.press('Enter');
  check(await browser.evaluate("document.title.startsWith('<script>')"), 'a title is text');
  check(await browser.evaluate("document.querySelectorAll('script').length") === 3, 'no script was added');
  check(await browser.evaluate("document.querySelectorAll('img').length") === 2, 'no picture was added');
  check(!readFileSync(path, 'utf8').match(/[\u202a-\u202e\u2066-\u2069]/), 'nothing turns the direction');
  check((await browser.evaluate('data.scenario')).includes('\u202eabc'), 'the scenario itself is whole');
}

async function goesOnAfterATrap(browser) {
  await browser.open(`file://${join(folder, 'call.html')}`);
  await browser.press(' ');
  await browser.press('Enter');
  const rows = await browser.evaluate(logRows);
  // The module is frozen: this is what a page sees of a trap.
  await browser.evaluate(`engine = { ...engine, room: engine.room, press() { throw new WebAssembly.RuntimeError() } }`);
  await browser.press('Enter');
  check(await browser.evaluate("document.getElementById('message').textContent === words.trapped"), 'a trap is told');
  check(JSON.stringify(await browser.evaluate(logRows)) === JSON.stringify(rows), 'the session is kept');
  await browser.press('Enter');
  check(await browser.evaluate('state.step') === 2, 'the session goes on');
}

async function readsWithoutScripts(browser) {
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await browser.send('Page.navigate', { url: `file://${join(folder, 'call.html')}` });
  await new Promise((resolve) => { setTimeout(resolve, 1500); });
  await picture(browser, 'record', 1000, 1200, 'light');
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#record tr' });
  check(nodeIds.length > 20, 'the record is there without scripts');
  const print = async (name, most) => {
    const { data } = await browser.send('Page.printToPDF', {});
    const pdf = Buffer.from(data, 'base64');
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
    check(pages >= 2 && pages <= most, `printed, ${name} has ${pages} pages`);
    if (pictures) writeFileSync(join(pictures, `${name}.pdf`), pdf);
  };
  await print('print', 4);
  // The longest lesson.
  await browser.send('Page.navigate', { url: `file://${page('longest', 'Resources/Lessons/11-endings.scenario')}` });
  await new Promise((resolve) => { setTimeout(resolve, 1500); });
  await print('longest', 7);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
}

const browser = new Browser();
const other = new Browser();
try {
  await browser.attach();
  await other.attach();
  for (const test of [playsLikeTheTerminal, takesRandomKeys, asksQuestions, playsALesson, predictsAndTypes, showsAClass,
    isForEverybody, isInOrder,
    holdsManySteps, showsTextAsText, goesOnAfterATrap, saysWhatIsMissing, readsWithoutScripts]) {
    await test(browser);
  }
  const foreign = browser.requests.filter((url) => !/^(file|data|about|blob):/.test(url));
  check(foreign.length === 0, 'nothing was requested', foreign.join('\n'));
  check(browser.problems.length === 0, 'the browser has no complaint', browser.problems.join('\n'));
} finally {
  await browser.quit();
  await other.quit();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failures ? 1 : 0);
