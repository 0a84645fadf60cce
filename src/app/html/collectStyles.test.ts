/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { CacheProvider, Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { collectStyles } from './collectStyles.ts';
import { stylesOf } from './renderPage.ts';

const Box = styled('p')({ color: 'red', userSelect: 'none', display: 'flex' });

function draw() {
  const styles = collectStyles('n');
  const page = createElement(
    'div',
    null,
    createElement(Global, { styles: { body: { margin: 0 } } }),
    createElement(Box),
  );
  return { html: renderToString(createElement(CacheProvider, { value: styles }, page)), css: stylesOf(styles, 'n') };
}

test('rules come together, not next to their elements, and the second page has what the first one wrote', () => {
  const first = draw();
  expect(first.html).not.toContain('<style');
  expect(first.css).toMatch(/^<style data-s="" data-emotion="g-global \w+" nonce="n">body\{margin:0;\}<\/style>/);
  const [, name = ''] = /class="g-(\w+)/.exec(first.html) ?? [];
  expect(first.css).toContain(`<style data-s="" data-emotion="g ${name}" nonce="n">.g-${name}{`);
  // Only what a served browser needs.
  expect(first.css).toContain('{color:red;-webkit-user-select:none;user-select:none;display:flex;}');
  expect(draw()).toEqual(first);
});
