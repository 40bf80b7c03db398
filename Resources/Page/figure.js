// SPDX-License-Identifier: Apache-2.0
// The figures of a run: the phone, and the diagram of the states. Text is only ever set as text.
'use strict';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}');
const words = data.words;
let diagram;
const part = {};

// MARK: Elements

/** An element with attributes and children; texts are texts. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function setCurrent(element, isCurrent) {
  if (element.hasAttribute('aria-current') === isCurrent) return;
  if (isCurrent) element.setAttribute('aria-current', 'true');
  else element.removeAttribute('aria-current');
}

function bytes64(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = letters.charCodeAt(place);
  return bytes;
}

// MARK: Figures

/** The phone, with what lies over each other on its screen. */
function drawPhone(screen) {
  const text = JSON.stringify(screen);
  if (text === part.phoneText) return;
  part.phoneText = text;
  part.phone.setAttribute('aria-label', screen.text);
  part.phone.replaceChildren(...screen.layers.map(({ kind, label }) => make('div', { class: `layer ${kind}` }, label)));
}

/** Shows a state of the app in front, by its name: a mark moves to its box. */
function showState(state) {
  const name = state.replace(' ', '-');
  for (const box of diagram ? diagram.querySelectorAll('rect[id]') : []) {
    const isLit = box.id === name;
    box.setAttribute('class', isLit ? `${box.id} lit` : 'unseen');
    setCurrent(box, isLit);
    if (!isLit) continue;
    const [x, y] = ['x', 'y'].map((side) => Number(box.getAttribute(side)) + 16);
    part.token.style.transform = `translate(${x}px, ${y}px)`;
  }
  if (part.phone.dataset.state !== name) part.phone.dataset.state = name;
}

/** The drawing of the states, as in the record, but lit. A state is a button if there is something to do with it. */
function drawDiagram(choose) {
  const source = document.getElementById('states').src.split(',')[1];
  const text = new TextDecoder().decode(bytes64(source));
  const host = part.diagram.attachShadow({ mode: 'open' });
  diagram = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
  diagram.setAttribute('viewBox', '40 64 580 470');
  diagram.removeAttribute('width');
  diagram.removeAttribute('height');
  diagram.setAttribute('role', choose ? 'group' : 'img');
  diagram.setAttribute('aria-label', words.diagram);
  diagram.removeAttribute('aria-labelledby');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `
    svg { width: 100%; max-width: 44rem; }
    .token { fill: #0958d9; pointer-events: none; }
    @media (prefers-reduced-motion: no-preference) { .token { transition: transform .2s ease-in-out; } }
    text { pointer-events: none; } .heading, .count, .quiet, .label { display: none; }
    .bold { font-size: 24px; transform: translateY(10px); }
    polyline.seen, polyline.unseen { stroke: #8c8c8c; stroke-dasharray: none; stroke-width: 2; }
    rect[id] { stroke-width: 2; } rect[role] { cursor: pointer; } rect.lit { stroke-width: 5; stroke-dasharray: none; }
    rect[id]:focus-visible { outline: 4px solid #0958d9; }`;
  diagram.append(style);
  part.token = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  part.token.setAttribute('r', '8');
  part.token.setAttribute('class', 'token');
  part.token.setAttribute('aria-hidden', 'true');
  for (const box of diagram.querySelectorAll('rect[id]')) {
    if (!choose) break;
    const name = box.id.replace('-', ' ');
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'button');
    box.setAttribute('aria-label', box.nextElementSibling ? box.nextElementSibling.textContent : name);
    box.addEventListener('click', () => choose(name));
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      choose(name);
    });
  }
  diagram.append(part.token);
  host.append(diagram);
  // A long name has smaller letters, so that it stays in its box.
  for (const box of diagram.querySelectorAll('rect[id]')) {
    const name = box.nextElementSibling;
    const room = Number(box.getAttribute('width')) - 20;
    const length = name.getComputedTextLength();
    if (length > room) name.style.fontSize = `${Math.floor(24 * room / length)}px`;
  }
}
