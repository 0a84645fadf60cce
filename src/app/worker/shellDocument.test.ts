import { expect, test } from '@jest/globals';
import { isOfBuild, withoutTime } from './shellDocument.ts';

test.each([
  '<meta name="gza:server-time" content="1795360000000" /><meta name="gza:build" content="b7" /><i>1795360000000</i>',
  '<meta name=gza:server-time content=1795360000000><meta name=gza:build content=b7><i>1795360000000</i>',
])('the build of a document is recognised, and only its time is removed: %s', (html) => {
  expect([isOfBuild(html, 'b7'), isOfBuild(html, 'b'), isOfBuild(html, 'b77'), isOfBuild('', 'b7')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(withoutTime(html)).toBe(html.replace('1795360000000', 'unknown'));
});
