import { expect, test } from '@jest/globals';
import { readPush, toNotification } from './readPush.ts';

test('a push is shown as the server sent it', () => {
  const push = { title: 'The car is due back soon', text: 'Bring it back by 10:00.', path: '/orders/7' };
  expect(readPush(JSON.stringify({ ...push, other: 1 }))).toEqual(push);
});

test.each([undefined, '', '{', 'null', '7', '{"title":7,"path":null}'])(
  '%s is shown, too: it opens the site',
  (json) => {
    expect(readPush(json)).toEqual({ title: 'Gza', text: '', path: '/' });
  },
);

test.each(['https://evil.example/', '//evil.example', '/\\\\evil.example', 'orders', 'javascript:alert(1)'])(
  'a click never opens another site: %s',
  (path) => {
    expect(readPush(JSON.stringify({ title: 'a', text: 'b', path })).path).toBe('/');
  },
);

test('a later notice about the same page replaces the one before, and is heard again', () => {
  const push = { title: 'Please pay to keep the car', text: 'Half of the time has passed.', path: '/orders/7' };
  expect(toNotification(push)).toMatchObject({ body: push.text, tag: '/orders/7', renotify: true, data: '/orders/7' });
});
