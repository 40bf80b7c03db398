// SPDX-License-Identifier: Apache-2.0
// node tools/page-picture.mjs PROGRAM [--record]: compares docs/pictures/page.png with what the page shows, or draws
// it anew. Browsers and fonts differ a little: a picture is the same if few of its pixels differ much.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser } from './browser.mjs';

const [program = '.build/release/applife', record] = process.argv.slice(2);
const picture = 'docs/pictures/page.png';
const mostDifferent = 0.03;

/// The share of pixels that differ much; 1 for pictures of different sizes. This runs in the page.
async function difference(one, other) {
  const pixels = async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const { width, height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const [left, right] = [await pixels(one), await pixels(other)];
  if (left.width !== right.width || left.height !== right.height) return 1;
  let count = 0;
  for (let place = 0; place < left.data.length; place += 4) {
    if (Math.abs(left.data[place] - right.data[place]) > 64) count++;
  }
  return count / (left.data.length / 4);
}

const folder = mkdtempSync(join(tmpdir(), 'applife-picture-'));
const browser = new Browser();
try {
  const path = join(folder, 'call.html');
  execFileSync(program, ['run', 'six-cases-5-call-answered', '--format', 'html', '-o', path]);
  await browser.attach();
  await browser.open(`file://${path}`);
  await browser.press(' ');
  await browser.press('Enter');
  await browser.press('Enter');
  // The page's clock may have gone on before it was paused.
  const drawn = await browser.picture(1200, 780, 'light');
  if (record === '--record') {
    writeFileSync(picture, drawn);
  } else {
    const share = await browser.evaluate(
      `(${difference})('${drawn.toString('base64')}', '${readFileSync(picture).toString('base64')}')`);
    console.log(`${picture}: ${(share * 100).toFixed(2)} % of the pixels differ`);
    if (share > mostDifferent) {
      console.error(`${picture} is not what the page shows: make pictures`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.quit();
  rmSync(folder, { recursive: true, force: true });
}
