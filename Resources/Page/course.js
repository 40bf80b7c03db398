// SPDX-License-Identifier: Apache-2.0
// Marks the lessons that are done in this browser, with their best scores.
'use strict';

for (const item of document.querySelectorAll('[data-lesson]')) {
  let score;
  try {
    score = localStorage.getItem(`applife.lesson.${item.dataset.lesson}`);
  } catch {
    // This browser keeps nothing for such a page.
  }
  if (score) item.querySelector('.score').textContent = `\u2713 ${score}`;
}
