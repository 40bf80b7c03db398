// SPDX-License-Identifier: Apache-2.0
// node tools/web-test.mjs MODULE PROGRAM: plays every shipped scenario and lesson in the module for browsers and in
// the program, and compares entries, verdicts and reasons byte for byte.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const [module = '.build-web/engine.wasm.gz', program = '.build/debug/applife'] = process.argv.slice(2);
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
/// What a session says after each step; it must not trap, and ends where the run ends.
function step(text) {
  if (!engine.load(give(text), 0)) return answer();
  const count = JSON.parse(answer()).steps.length;
  for (let taken = 0; taken < count; taken++) {
    engine.press(give('Enter'), 0);
    for (let asked = 0; asked < 20 && engine.state(0, -1) && JSON.parse(answer()).asks; asked++) {
      engine.press(give('Esc'), 0);
    }
  }
  engine.state(0, -1);
  const state = JSON.parse(answer());
  return (state.step ?? 0) === count ? '' : `the session took ${state.step} of ${count} steps`;
}

let passed = 0;
let failed = 0;
for (const folder of ['Resources/Scenarios', 'Resources/Lessons']) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.scenario')).sort()) {
    const path = `${folder}/${name}`;
    const text = readFileSync(path);
    const played = engine.play(give(text)) ? answer() : `refused: ${answer()}`;
    let wanted;
    try {
      wanted = execFileSync(program, ['run', path, '--format', 'jsonl'], { encoding: 'utf8', maxBuffer: 1 << 28 });
    } catch (error) {
      wanted = error.stdout ?? String(error);
    }
    const problem = played === wanted ? step(text) : difference(played, wanted);
    if (problem) {
      failed++;
      console.error(`${path}: ${problem}`);
    } else {
      passed++;
    }
  }
}
function difference(played, wanted) {
  const [left, right] = [played.split('\n'), wanted.split('\n')];
  const place = left.findIndex((line, index) => line !== right[index]);
  return `line ${place + 1}\n  module:  ${left[place]}\n  program: ${right[place]}`;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
