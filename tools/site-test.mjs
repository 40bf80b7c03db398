// SPDX-License-Identifier: Apache-2.0
// node tools/site-test.mjs SITE [PROGRAM [PICTURES]]: reads every page of a site, follows its links, and opens some
// from disk in Chromium without a network. With a third folder, it puts pictures of pages there.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Browser } from './browser.mjs';

const [site = '.build/site', program = '.build/release/applife', pictures] = process.argv.slice(2);
const root = resolve(site);
const languages = ['en', 'vi', 'zh-Hans', 'ru'];
const widths = [360, 768, 1440];

let failures = 0;
function check(isRight, what, detail = '') {
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${what}`);
  if (!isRight) {
    failures++;
    if (detail) console.error(detail);
  }
}

const files = readdirSync(root, { recursive: true }).map((name) => join(root, name)).filter((path) => statSync(path).isFile());
const pages = files.filter((path) => path.endsWith('.html'));
const size = (path) => statSync(path).size;
const url = (path) => `file://${join(root, path)}`;

// MARK: Files

/// Every link leads to a file of the site or to a source, and every mark in a page is there.
function hasNoDeadLink() {
  const dead = [];
  const known = new Set(files);
  const linked = new Set();
  for (const page of pages) {
    const text = readFileSync(page, 'utf8');
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const [, , target] of text.matchAll(/ (href|src)="([^"]*)"/g)) {
      const plain = target.replaceAll('&amp;', '&');
      if (/^(https?|data):/.test(plain)) continue;
      const [path, mark] = plain.split('#');
      const file = path ? resolve(dirname(page), path) : page;
      linked.add(file);
      if (!known.has(file) || (!path && mark && !ids.has(mark))) dead.push(`${relative(root, page)}: ${target}`);
      if (plain.startsWith('/')) dead.push(`${relative(root, page)}: not relative: ${target}`);
    }
  }
  check(dead.length === 0, `no link of ${pages.length} pages is dead`, dead.slice(0, 20).join('\n'));
  const lonely = pages.filter((page) => !linked.has(page) && page !== join(root, 'index.html'));
  check(lonely.length === 0, 'a link leads to every page', lonely.slice(0, 20).join('\n'));
}

/// Markup as xmllint reads it; its HTML parser knows no elements of HTML 5.
function isValid() {
  const wrong = [];
  for (let place = 0; place < pages.length; place += 50) {
    try {
      execFileSync('xmllint', ['--html', '--noout', '--huge', ...pages.slice(place, place + 50)], { stdio: ['ignore', 'ignore', 'pipe'] });
    } catch (error) {
      wrong.push(...error.stderr.toString().split('\n'));
    }
  }
  const told = wrong.filter((line) => /error :/.test(line) && !/Tag (main|section|nav|header|article|details|summary|svg) invalid/.test(line));
  check(told.length === 0, 'every page is valid', told.slice(0, 20).join('\n'));
}

/// Titles and descriptions are what a search engine shows of a page.
function hasTitles() {
  const bad = [];
  for (const language of languages) {
    const titles = new Map();
    for (const page of pages.filter((one) => one.startsWith(join(root, language, '')))) {
      const text = readFileSync(page, 'utf8');
      const [, title] = text.match(/<title>([^<]+)<\/title>/) ?? [];
      const [, about] = text.match(/<meta name="description" content="([^"]+)">/) ?? [];
      const og = /<meta property="og:title"/.test(text) && /<meta property="og:description"/.test(text);
      if (!title || !about || !og || !text.includes(`<html lang="${language}">`)) bad.push(`${page}: incomplete`);
      if ((text.match(/<main/g) ?? []).length !== 1 || (text.match(/<h1/g) ?? []).length > 1) bad.push(`${page}: parts`);
      if (titles.has(title)) bad.push(`${page}: the title of ${titles.get(title)}`);
      titles.set(title, page);
    }
  }
  check(bad.length === 0, 'every page has a title of its own, and a description', bad.slice(0, 20).join('\n'));
}

function isSmall() {
  const most = (kind, limit) => {
    const largest = files.filter(kind).sort((one, other) => size(other) - size(one))[0];
    check(size(largest) <= limit, `at most ${limit} bytes: ${relative(root, largest)} has ${size(largest)}`);
  };
  most((path) => path.endsWith('.html') && path.includes('/answers/') && !path.endsWith('index.html'), 70_000);
  most((path) => path.endsWith('.html'), 120_000);
  most((path) => path.endsWith('engine.js'), 1_500_000);
  most((path) => path.endsWith('search.js'), 160_000);
  const all = files.reduce((sum, path) => sum + size(path), 0);
  check(all < 40_000_000, `the site has ${files.length} files and ${(all / 1e6).toFixed(1)} MB`);
}

// MARK: In the browser

const other = (path, language) => url(`${language}/${path}`);

async function open(browser, address) {
  await browser.send('Page.navigate', { url: 'about:blank' });
  await browser.send('Page.navigate', { url: address });
  await browser.until("document.readyState === 'complete'");
}

async function picture(browser, name, width, height, scheme = 'light') {
  const bytes = await browser.picture(width, height, scheme);
  if (pictures) writeFileSync(join(pictures, `${name}.png`), bytes);
}

/// Nothing is wider than the window, in any language.
async function fits(browser) {
  for (const language of languages) {
    for (const path of ['index.html', 'try.html', 'answers/index.html', 'answers/limit.enter-background.html',
      'course/index.html', 'course/interruptions.html', 'versions/ios-13.html']) {
      await open(browser, other(path, language));
      if (/try|limit|interruptions/.test(path)) await browser.until("!document.getElementById('session').hidden");
      for (const width of widths) {
        await picture(browser, `${language}-${path.replaceAll('/', '-')}-${width}`, width, 900, width === 768 ? 'dark' : 'light');
        const wide = await browser.evaluate('document.documentElement.scrollWidth');
        if (wide > width) check(false, `${language}/${path} fits into ${width} pixels: ${wide}`);
      }
    }
  }
  await browser.send('Emulation.clearDeviceMetricsOverride');
  check(true, `seven pages in four languages were opened at ${widths.join(', ')} pixels`);
}

/// A newcomer sees a transition within five seconds without a click.
async function plays(browser) {
  for (const language of languages) {
    const begin = Date.now();
    await open(browser, other('index.html', language));
    await browser.until("['active', 'inactive'].includes(diagram?.querySelector('rect.lit')?.id)");
    const time = Date.now() - begin;
    check(time < 5000, `${language}: the first page shows a transition after ${time} ms`);
    await browser.until("part.calls.textContent.includes('applicationDidEnterBackground')");
    check(await browser.evaluate("part.caption.textContent.length > 5 && part.phone.textContent.length > 2"),
      `${language}: the phone and the note tell what happens`);
  }
  await browser.evaluate('part.playButton.click()');
  check(await browser.evaluate('part.playButton.textContent === words.play && !playing'), 'it can be stopped');
  await browser.send('Emulation.setEmulatedMedia', { media: '', features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  await open(browser, other('index.html', 'en'));
  check(await browser.evaluate("!playing && diagram.querySelector('rect.lit').id === 'active'"),
    'without motion, the run is there as it ends');
  await browser.send('Emulation.setEmulatedMedia', { media: '', features: [] });
}

/// A question in other words than those of the page, and the names of the answers that are right.
const questions = [
  ['en', 'my timer stops when the app is in background', 'suspended.no-callback'],
  ['en', 'applicationWillTerminate is never called', 'end.suspended-silent'],
  ['en', 'swiped away in the app switcher', 'end.force-quit', 'end.force-quit-mark'],
  ['en', '0x8badf00d at startup', 'limit.launch'],
  ['en', 'DELEGATE METHOD NOT CALLED scenes sdk 27', 'launch.scenes-required', 'scene.transitions'],
  ['vi', 'vì sao timer dừng', 'suspended.no-callback'],
  ['vi', 'ung dung bi tat khi chay nen', 'memory.order'],
  ['zh-Hans', '后台定时器停止', 'suspended.no-callback'],
  ['zh-Hans', 'App 在后台被杀', 'memory.order'],
  ['ru', 'таймер останавливается в фоне', 'suspended.no-callback'],
  ['ru', 'приложение убито в фоне', 'memory.order'],
];

async function searches(browser) {
  for (const [language, question, ...right] of questions) {
    await open(browser, other('answers/index.html', language));
    await browser.evaluate(`(() => { const input = document.getElementById('search'); input.focus();
      input.value = ${JSON.stringify(question)}; input.dispatchEvent(new Event('input')); })()`);
    await browser.until("document.querySelector('#results a') !== null");
    const found = await browser.evaluate(`[...document.querySelectorAll('#results a')].slice(0, 3)
      .map((link) => link.getAttribute('href').replace('.html', ''))`);
    check(found.some((name) => right.includes(name)), `${language}: “${question}” finds ${right[0]}`, found.join(', '));
  }
  // Each question leads to its own answer.
  const wrong = await browser.evaluate(`applifeSearch.answers.flatMap((item) => item.questions
    .filter((question) => !find(question).slice(0, 2).includes(item)))`);
  const count = await browser.evaluate('applifeSearch.answers.flatMap((item) => item.questions).length');
  check(wrong.length <= count / 100, `${count - wrong.length} of ${count} questions find their answer`, wrong.join('\n'));
  await browser.evaluate(`(() => { const input = document.getElementById('search');
    input.value = 'qqqqzzzz'; input.dispatchEvent(new Event('input')); })()`);
  await browser.until("document.querySelector('#results li:only-child:not(:has(a))') !== null");
  check(true, 'it says that nothing was found');
}

/// The answer stands above a session that runs, and the program gives the same answer.
async function answers(browser) {
  for (const language of languages) {
    await open(browser, other('answers/suspended.no-callback.html', language));
    await browser.until("!document.getElementById('session').hidden");
    const first = await browser.evaluate("document.querySelector('.answer').textContent");
    const told = execFileSync(program, ['ask', 'why does my timer stop in the background', '--lang', language],
      { encoding: 'utf8', env: { ...process.env, COLUMNS: '1000' } });
    check(told.replace(/\s+/g, ' ').includes(first.replace(/\s+/g, ' ')), `${language}: the answer is that of ask`, `${first}\n${told}`);
    check(await browser.evaluate("document.querySelectorAll('.sources a[target=_blank][rel~=noopener]').length > 0"),
      `${language}: its sources are links`);
    await browser.press('Enter');
    check(await browser.evaluate('state.step === 1 && log.end > 3'), `${language}: its session runs`);
  }
  await open(browser, other('course/five-states.html', 'ru'));
  await browser.until("!document.getElementById('session').hidden");
  check(await browser.evaluate("Boolean(lesson) && document.querySelector('.aim') !== null"), 'a lesson runs');
  // The page of the folder leads on to the language of the browser.
  await browser.send('Emulation.setLocaleOverride', { locale: 'en-US' }).catch(() => {});
  await open(browser, url('index.html'));
  await browser.until("document.getElementById('stage') !== null");
  check(true, 'the folder leads to the first page');
}

/// The first paint on a slow phone: a processor slowed to a fourth, and a slow network where there is one.
async function paints(browser) {
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Network.emulateNetworkConditions',
    { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 });
  for (const path of ['index.html', 'answers/limit.enter-background.html', 'answers/index.html', 'course/interruptions.html']) {
    await open(browser, other(path, 'en'));
    await browser.until("performance.getEntriesByName('first-contentful-paint').length > 0");
    const time = await browser.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime");
    check(time <= 1000, `${path}: the first paint is after ${time.toFixed(0)} ms`);
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

const browser = new Browser();
try {
  for (const test of [hasNoDeadLink, isValid, hasTitles, isSmall]) test();
  await browser.attach();
  for (const test of [plays, searches, answers, fits, paints]) await test(browser);
  const foreign = browser.requests.filter((one) => !/^(data|about|blob):/.test(one) && !one.startsWith(`file://${root}/`));
  check(foreign.length === 0, 'no request left the folder', foreign.slice(0, 10).join('\n'));
  check(browser.problems.length === 0, 'the browser has no complaint', browser.problems.slice(0, 10).join('\n'));
} finally {
  await browser.quit();
}
process.exit(failures ? 1 : 0);
