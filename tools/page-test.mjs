// SPDX-License-Identifier: Apache-2.0
// node tools/page-test.mjs PROGRAM [FOLDER]: opens pages from disk in Chromium without a network, presses keys, and
// compares each session with the terminal's. With a folder, it puts pictures of the page there.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program = '.build/release/applife', pictures] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'applife-page-'));

// MARK: The browser

/// Chromium behind a pipe: https://chromedevtools.github.io/devtools-protocol/
class Browser {
  constructor() {
    this.process = spawn('chromium', ['--headless=new', ...(process.getuid() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--remote-debugging-pipe',
      '--host-resolver-rules=MAP * ~NOTFOUND', '--no-first-run', `--user-data-dir=${folder}/profile`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.number = 0;
    this.waiting = new Map();
    this.problems = [];
    this.requests = [];
    let rest = '';
    this.process.stdio[4].on('data', (chunk) => {
      const parts = (rest + chunk).split('\0');
      rest = parts.pop();
      for (const part of parts) this.take(JSON.parse(part));
    });
  }

  take(message) {
    const waiting = this.waiting.get(message.id);
    if (waiting) {
      this.waiting.delete(message.id);
      if (message.error) waiting.reject(new Error(message.error.message));
      else waiting.resolve(message.result);
    }
    if (message.method === 'Runtime.exceptionThrown') {
      this.problems.push(JSON.stringify(message.params.exceptionDetails).slice(0, 600));
    }
    if (message.method === 'Log.entryAdded') this.problems.push(message.params.entry.text);
    if (message.method === 'Network.requestWillBeSent') this.requests.push(message.params.request.url);
    if (message.method === 'Page.javascriptDialogOpening') this.problems.push('a dialog was opened');
  }

  send(method, params = {}) {
    const id = ++this.number;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + '\0');
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => reject(new Error(`${method} took too long`)), 60000).unref();
    });
  }

  async attach() {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await this.send(`${domain}.enable`);
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 600));
    return result.value;
  }

  async open(url) {
    await this.send('Page.navigate', { url: 'about:blank' });
    await this.send('Page.navigate', { url });
    await this.until("document.readyState === 'complete' && " +
      "(!document.getElementById('session').hidden || document.getElementById('notice').textContent !== '')");
  }

  async until(condition) {
    for (const end = Date.now() + 30000; Date.now() < end;) {
      try { if (await this.evaluate(condition)) return; } catch { /* Not there yet. */ }
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    throw new Error(`never true: ${condition}\n${this.problems.join('\n')}`);
  }

  async press(key) {
    const text = key === 'Enter' ? '\r' : [...key].length === 1 ? key : undefined;
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text,
      windowsVirtualKeyCode: key === 'Enter' ? 13 : 0 });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }

  async picture(name, width, height, scheme, media = '') {
    await this.send('Emulation.setDeviceMetricsOverride',
      { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send('Emulation.setEmulatedMedia',
      { media, features: [{ name: 'prefers-color-scheme', value: scheme }] });
    await new Promise((resolve) => { setTimeout(resolve, 300); });
    if (!pictures) return;
    const { data } = await this.send('Page.captureScreenshot', { captureBeyondViewport: false });
    writeFileSync(join(pictures, `${name}.png`), Buffer.from(data, 'base64'));
  }
}

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

/// The rows of the log, without the panels of the page.
const logRows = 'shown.rows.map(({ t, app, mark, text }) => [t, app, mark, text].join(" ").trim())';

// MARK: Tests

/// A scenario's text is what `applife run` is given; its trace must be in the page's log.
async function playsLikeTheTerminal(browser) {
  const path = page('call', 'six-cases-5-call-answered');
  check(statSync(path).size < 1200000, `the page has ${statSync(path).size} bytes`);
  await browser.open(`file://${path}`);
  await browser.press(' ');
  for (let step = 0; step < 4; step++) await browser.press('Enter');
  check(await browser.evaluate('state.step') === 4, 'Enter takes the steps');
  check(await browser.evaluate("state.apps[0].state === 'active'"), 'the app is active at the end');
  const lit = "diagram.querySelector('rect.lit').id";
  check(await browser.evaluate(lit) === 'active', 'the diagram shows the state');
  await browser.picture('light', 1280, 900, 'light');
  await browser.picture('dark', 1280, 900, 'dark');
  await browser.picture('narrow', 360, 740, 'light');
  check(await browser.evaluate('document.documentElement.scrollWidth <= 360'), '360 pixels are wide enough');
  await browser.send('Emulation.clearDeviceMetricsOverride');
  await browser.send('Emulation.setEmulatedMedia', { media: 'print', features: [] });
  check(await browser.evaluate("getComputedStyle(document.getElementById('record')).display === 'block' && " +
    "getComputedStyle(document.getElementById('session')).display === 'none'"), 'printed, a session is its record');
  await browser.send('Emulation.setEmulatedMedia', { media: '', features: [] });
  await browser.press('W');
  check(await browser.evaluate("!document.getElementById('card').hidden"), 'W tells why');
  await browser.picture('why', 1280, 900, 'dark');
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
  const seen = (await browser.evaluate("shown.rows.filter(({ mark }) => mark === '\u0192')" +
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
  await browser.picture('question', 1280, 900, 'light');
  await browser.press('1');
  check(await browser.evaluate('!state.asks && Boolean(state.card)'), 'an answer is marked');
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
  await browser.picture('record', 1000, 1200, 'light');
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#record tr' });
  check(nodeIds.length > 20, 'the record is there without scripts');
  const { data } = await browser.send('Page.printToPDF', {});
  const pdf = Buffer.from(data, 'base64');
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  check(pages >= 2 && pages <= 5, `printed, it has ${pages} pages`);
  if (pictures) writeFileSync(join(pictures, 'print.pdf'), pdf);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
}

const browser = new Browser();
try {
  await browser.attach();
  for (const test of [playsLikeTheTerminal, takesRandomKeys, asksQuestions, showsTextAsText, goesOnAfterATrap,
    readsWithoutScripts]) {
    await test(browser);
  }
  const foreign = browser.requests.filter((url) => !/^(file|data|about|blob):/.test(url));
  check(foreign.length === 0, 'nothing was requested', foreign.join('\n'));
  check(browser.problems.length === 0, 'the browser has no complaint', browser.problems.join('\n'));
} finally {
  browser.process.kill();
  await new Promise((resolve) => { browser.process.on('exit', resolve); });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failures ? 1 : 0);
