/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { CacheProvider, ThemeContext, keyframes } from '@emotion/react';
import type { Interpolation } from '@emotion/serialize';
import emotionStyled from '@emotion/styled';
import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { collectStyles } from '#src/app/html/collectStyles.ts';
import { stylesOf } from '#src/app/html/stylesOf.ts';
import createStyled from './FixedStyles.ts';

type Props = Readonly<Record<string, unknown>>;
type Styled = (
  tag: ElementType,
  options?: { shouldForwardProp?: (name: string) => boolean },
) => (...styles: readonly Interpolation<Props>[]) => ElementType;

// Each has a type of its own for every element there is.
const [emotion, fixed] = [emotionStyled as Styled, createStyled as Styled];
const day = { ink: 'black' };
const night = { ink: 'white' };

function draw(children: ReactNode, theme: object = day) {
  const styles = collectStyles('n');
  const html = renderToString(
    createElement(CacheProvider, { value: styles }, createElement(ThemeContext, { value: theme }, children)),
  );
  return { html, css: stylesOf(styles, 'n') };
}

const byTheme = (props: Props): Interpolation<Props> => ({ color: (props['theme'] as typeof day).ink, margin: 0 });
const byTone = (props: Props): Interpolation<Props> => (props['tone'] === 'bad' ? { color: 'red' } : { top: 1 });
const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const pages: Readonly<Record<string, (styled: Styled) => ReactNode>> = {
  'by the theme, twice': (styled) => {
    const Box = styled('p')(byTheme);
    return [createElement(Box, { key: 1, 'data-a': '', id: 'x' }), createElement(Box, { key: 2, className: 'given' })];
  },
  'by what an element is given': (styled) => {
    const Box = styled('p', { shouldForwardProp: (name) => name !== 'tone' })(byTheme, byTone);
    return ['bad', 'good', 'bad'].map((tone, key) => createElement(Box, { key, tone }, tone));
  },
  'another element': (styled) => createElement(styled('p')(byTheme), { as: 'a', href: '/x' }),
  'made of another': (styled) => {
    const Box = styled('p', { shouldForwardProp: (name) => name !== 'tone' })(byTheme, byTone);
    return createElement(styled(Box)({ margin: 4, animation: `${spin} 1s` }), { tone: 'bad' });
  },
  'around a component that is one itself': (styled) => {
    const Inner = styled('button')(byTheme);
    const Wrap = (props: object) => createElement(Inner, { type: 'button', ...props });
    const [One, Other] = [styled(Wrap)({ padding: 1 }), styled(Wrap)({ padding: 2 })];
    return [
      createElement(One, { key: 1 }),
      createElement(Other, { key: 2, className: 'own' }),
      createElement(One, { key: 3 }),
    ];
  },
  'by a theme of its own': (styled) => {
    const Box = styled('p')(byTheme);
    return [createElement(Box, { key: 1 }), createElement(Box, { key: 2, theme: night })];
  },
};

test.each(Object.entries(pages))('draws what Emotion draws: %s', (_name, page) => {
  expect(draw(page(fixed))).toEqual(draw(page(emotion)));
});

/** Counts how often its styles are worked out. */
function countedBox(style: (props: Props) => Interpolation<Props>) {
  let times = 0;
  const Box = fixed('p', { shouldForwardProp: (name) => name !== 'ownerState' && name !== 'tone' })((props: Props) => {
    times += 1;
    return style(props);
  });
  return { Box, times: () => times };
}

test('asks styles once for each theme and each answer', () => {
  const plain = countedBox(byTheme);
  const toned = countedBox(byTone);
  const page = ['bad', 'good', 'bad'].flatMap((tone, key) => [
    createElement(plain.Box, { key }),
    createElement(toned.Box, { key: `${key} toned`, tone }),
  ]);
  const first = draw(page);
  expect(draw(page)).toEqual(first);
  expect([plain.times(), toned.times()]).toEqual([1, 2]);
  draw(page, night);
  expect([plain.times(), toned.times()]).toEqual([2, 4]);
});

test('of an element whose style copies all that MUI knows of it, words of its own do not matter, values do', () => {
  const { Box, times } = countedBox((props) => {
    const all: Props = { ...props, ...(props['ownerState'] as Props) };
    return { color: all['color'] === 'error' ? 'red' : 'black', top: all['startIcon'] ? 1 : 0 };
  });
  const draws = [
    { color: 'error', href: '/a', onClick: () => 1 },
    { color: 'error', href: '/b', onClick: () => 2 },
    { color: 'primary', href: '/a', onClick: () => 3 },
    { color: 'error', href: '/a', onClick: () => 4, startIcon: {} },
  ].map((ownerState) => draw(createElement(Box, { ownerState })).css);
  expect(times()).toBe(3);
  expect(draws[1]).toBe(draws[0]);
  expect(new Set(draws).size).toBe(3);
});

test('what is inside of a value is looked at each time', () => {
  const { Box, times } = countedBox(({ tone }) => ({ color: (tone as { ink: string }).ink }));
  const inks = ['red', 'red', 'blue'].map((ink) => draw(createElement(Box, { tone: { ink } })).css);
  expect(times()).toBe(3);
  expect(new Set(inks).size).toBe(2);
});
