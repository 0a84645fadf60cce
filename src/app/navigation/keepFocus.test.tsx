import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepFocus } from './keepFocus.ts';

let stop: () => void;

/** Lets the MutationObserver run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function page(html: string) {
  document.body.innerHTML = html;
  const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
  return { find, remove: (selector: string) => find(selector).remove() };
}

beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test.each([
  ['its part is called', '<main><h1>Page</h1><section><h2 hidden></h2><h2 id="to">Part</h2>BUTTON</section></main>'],
  ['the part without a name', '<main><h1>Page</h1><section id="to">BUTTON</section></main>'],
  ['the screen', '<main><h1 id="to">Page</h1><div>BUTTON</div></main>'],
])('with a button that goes the focus moves to what %s', async (_what, html) => {
  const { find, remove } = page(html.replace('BUTTON', '<div id="gone"><button>Accept</button></div>'));
  find('button').focus();
  remove('#gone');
  await waitFor(() => expect(find('#to')).toHaveFocus());
  expect(find('#to')).toHaveAttribute('tabindex', '-1');
});

test('where a dialog closes over a removed button, the focus moves to what replaced the button', async () => {
  const { find, remove } = page(
    '<main><section><h2>Cash</h2><button id="ask">Paid</button></section></main><div role="presentation"><div role="dialog"><button id="yes">Yes</button></div></div>',
  );
  find('#ask').focus();
  find('#yes').focus();
  remove('#ask');
  await settled();
  expect(find('#yes')).toHaveFocus();
  remove('[role=presentation]');
  await waitFor(() => expect(find('h2')).toHaveFocus());
});

test('a step of a dialog that goes leaves the focus in the dialog', async () => {
  const { find, remove } = page(
    '<main><h1>Page</h1><button id="ask">Log in</button></main><div role="presentation"><div role="dialog"><h2>Code</h2><form><button id="next">Next</button></form></div></div>',
  );
  find('#ask').focus();
  find('#next').focus();
  remove('form');
  await waitFor(() => expect(find('h2')).toHaveFocus());
});

test('a button that was busy has the focus again, unless something else took it', async () => {
  const { find } = page('<main><h1>Page</h1><button id="send">Send</button><input></main>');
  const send = find('#send');
  for (const other of [null, find('input')]) {
    send.focus();
    send.setAttribute('disabled', '');
    // As browsers do with a disabled element.
    send.blur();
    await settled();
    other?.focus();
    send.removeAttribute('disabled');
    await waitFor(() => expect(other ?? send).toHaveFocus());
  }
});

test('after a press elsewhere the focus does not move when the element is removed later', async () => {
  const { find, remove } = page('<main><h1>Page</h1><button>Accept</button></main>');
  find('button').focus();
  find('button').blur();
  await settled();
  remove('button');
  await settled();
  expect(document.body).toHaveFocus();
});
