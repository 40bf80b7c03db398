// SPDX-License-Identifier: Apache-2.0
// Chromium without a window and without a network, for tests and pictures of pages.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/// Chromium behind a pipe, with a profile of its own: https://chromedevtools.github.io/devtools-protocol/
export class Browser {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'applife-browser-'));
    this.process = spawn('chromium', ['--headless=new', ...(process.getuid() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu', '--remote-debugging-pipe', '--host-resolver-rules=MAP * ~NOTFOUND', '--no-first-run',
      `--user-data-dir=${this.folder}`],
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
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'Accessibility']) await this.send(`${domain}.enable`);
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

  /// The page as a picture, as the bytes of a PNG file.
  async picture(width, height, scheme = 'light', media = '') {
    await this.send('Emulation.setDeviceMetricsOverride',
      { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send('Emulation.setEmulatedMedia',
      { media, features: [{ name: 'prefers-color-scheme', value: scheme }] });
    await new Promise((resolve) => { setTimeout(resolve, 300); });
    const { data } = await this.send('Page.captureScreenshot', { captureBeyondViewport: false });
    return Buffer.from(data, 'base64');
  }

  async quit() {
    this.process.kill();
    await new Promise((resolve) => { this.process.on('exit', resolve); });
    // Chromium's helpers may outlive it for a moment, and write into the folder while it is removed.
    for (const end = Date.now() + 10_000; ;) {
      try {
        rmSync(this.folder, { recursive: true, force: true });
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise((resolve) => { setTimeout(resolve, 100); });
      }
    }
  }
}
