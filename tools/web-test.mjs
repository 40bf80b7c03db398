// SPDX-License-Identifier: Apache-2.0
// node tools/web-test.mjs MODULE PROGRAM: plays every shipped scenario and lesson in the module for browsers and in
// the program, and compares entries, verdicts, reasons and questions byte for byte.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const [module = '.build-web/en.wasm.gz', program = '.build/debug/applife'] = process.argv.slice(2);
const engine = new WebAssembly.Instance(
  new WebAssembly.Module(gunzipSync(readFileSync(module)))).exports;

function give(text) {
  const bytes = Buffer.from(text);
  const place = engine.room(bytes.length) >>> 0;
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  return bytes.length;
}
function answer() {
  return Buffer.from(
    new Uint8Array(engine.memory.buffer, engine.answer() >>> 0, engine.answerLength())).toString();
}
function session() {
  engine.state();
  return JSON.parse(answer());
}

/// What the program prints, whatever its status is.
function print(args, input = '') {
  try {
    return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, input, stdio: ['pipe', 'pipe', 'ignore'] });
  } catch (error) {
    return error.stdout ?? String(error);
  }
}

function difference(played, wanted) {
  const [left, right] = [played.split('\n'), wanted.split('\n')];
  const place = left.findIndex((line, index) => line !== right[index]);
  return `line ${place + 1}\n  module:  ${left[place]}\n  program: ${right[place]}`;
}

/// What is wrong with a session that takes each step; empty if nothing is. It must not trap, ends where the run ends,
/// and asks what the terminal asks.
function step(text, path) {
  if (!engine.load(give(text), 0)) return answer();
  const count = JSON.parse(answer()).steps;
  const lines = [];
  const choices = [];
  for (let taken = 0; taken < count; taken++) {
    lines.push('next');
    engine.press(give('Enter'), 0);
    for (let state = session(); state.asks; state = session()) {
      let last;
      for (const { choice, text, tail } of state.card.parts) {
        if (choice === undefined) continue;
        const words = [text, tail].filter((word) => word).join(' ');
        // The methods of a choice stand one below the other.
        if (choice === last) choices.push(`${choices.pop()}, ${words}`);
        else choices.push(`${choice}: ${words}`);
        last = choice;
      }
      lines.push('pass');
      engine.press(give('Esc'), 0);
    }
  }
  const state = session();
  if ((state.step ?? 0) !== count) return `the session took ${state.step} of ${count} steps`;
  if (!choices.length) return '';
  const said = print(['--plain', path], lines.join('\n') + '\n').match(/^ {2}\d: .*$/gm) ?? [];
  // In plain mode a name that is no method is quoted, as one types it.
  const wanted = said.map((line) => line.trim().replaceAll('"', '')).join('\n');
  return choices.join('\n') === wanted ? '' : `questions differ: ${difference(choices.join('\n'), wanted)}`;
}

/// Asks for every reason that a page can ask for.
function explain() {
  const { possible, deadlines, log } = session();
  const missing = [];
  const ask = (name, argument) => {
    engine[name](typeof argument === 'string' ? give(argument) : argument);
    if (!session().card) missing.push(`${name} ${argument}`);
  };
  for (let place = 0; place < possible.length; place += 5) if (possible[place].line) ask('whyNot', place);
  for (const state of ['not running', 'inactive', 'active', 'background', 'suspended']) ask('whyState', state);
  for (const place of deadlines.keys()) ask('whyTimer', place);
  for (let number = log.first; number < log.end; number += 23) {
    engine.rows(number, number + 1);
    if (JSON.parse(answer())[0].why) ask('whyRow', number);
  }
  return missing.length ? `no reason: ${missing.join(', ')}` : '';
}

/// Random calls with numbers and texts that no page gives: nothing may trap.
function storm(text) {
  let seed = 1;
  const roll = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 4294967296 * below);
  };
  const numbers = [0, 1, -1, 7, 100, 2147483647, -2147483648, 1e6];
  const moments = [0, 1, 250, 4000, 86400000, 1e12 - 1, 1e15, -1, NaN, Infinity];
  const keys = [...'ohslcdaemvipPxbBytGKXEMwnCADILVSuUQfFJHrT*>1234,.[]{}()zZ~+-?%&W', 'Enter', 'Esc', '', 'é'];
  const texts = ['undo', 'speed 1000', 'wait 9999h', 'wait 1ms', 'skip', 'why', 'branch x', 'switch 1', 'earlier state',
    'later', 'expect MyApp active', 'hang', 'begin task \u0000', '\ufffd', 'predict calls', '1', 'pass', 'tap icon', 'status', 'load x'];
  for (let round = 0; round < 20; round++) {
    engine.load(give(text), 0);
    let wall = 0;
    const done = [];
    try {
      for (let count = 0; count < 100; count++) {
        wall = roll(8) ? wall + roll(3000) : moments[roll(moments.length)];
        const [name, argument] = [['press', keys], ['press', keys], ['type', texts], ['goTo', numbers],
          ['switchBranch', numbers], ['predict', numbers], ['passTime', undefined], ['whyRow', numbers],
          ['whyTimer', numbers], ['whyNot', numbers], ['whyState', texts], ['rows', numbers]][roll(12)];
        const value = argument && argument[roll(argument.length)];
        done.push([name, value, wall]);
        if (name === 'rows') engine.rows(value, numbers[roll(numbers.length)]);
        else if (typeof value === 'string') engine[name](give(value), wall);
        else if (value === undefined) engine[name](wall);
        else engine[name](value, wall);
        session();
      }
    } catch (error) {
      return `${error} after ${JSON.stringify(done)}`;
    }
  }
  return '';
}

let passed = 0;
let failed = 0;
for (const folder of ['Resources/Scenarios', 'Resources/Lessons']) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.scenario')).sort()) {
    const path = `${folder}/${name}`;
    const text = readFileSync(path);
    const played = engine.play(give(text)) ? answer() : `refused: ${answer()}`;
    const wanted = print(['run', path, '--format', 'jsonl']);
    const problem = played !== wanted ? difference(played, wanted) : step(text, path) || explain();
    if (problem) {
      failed++;
      console.error(`${path}: ${problem}`);
    } else {
      passed++;
    }
  }
}
for (const path of ['Resources/Scenarios/demo.scenario', 'Resources/Lessons/04-interruptions.scenario']) {
  const problem = storm(readFileSync(path));
  if (problem) {
    failed++;
    console.error(`${path}: ${problem}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
