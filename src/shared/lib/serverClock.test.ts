import { expect, test } from '@jest/globals';
import { makeServerClock } from './serverClock.ts';

const start = Date.UTC(2026, 10, 20, 12);

function computer(offset = 0) {
  const clocks = { wall: start + offset, steady: 5000 };
  return {
    clocks: { wall: () => clocks.wall, steady: () => clocks.steady },
    pass: (milliseconds: number) => {
      clocks.wall += milliseconds;
      clocks.steady += milliseconds;
    },
    setWall: (wall: number) => {
      clocks.wall = wall;
    },
  };
}

test("the time in the page advances, whatever this computer's clock shows", () => {
  const { clocks, pass, setWall } = computer(86_400_000);
  const clock = makeServerClock(start, clocks);
  pass(60_000);
  expect(clock.now()).toBe(start + 60_000);
  expect(clock.hasSlipped()).toBe(false);
  setWall(start - 86_400_000);
  expect(clock.now()).toBe(start + 60_000);
  expect(clock.hasSlipped()).toBe(true);
});

test('an answer sets the clock right', () => {
  const { clocks, pass, setWall } = computer();
  const clock = makeServerClock(null, clocks);
  expect(clock.now()).toBe(start);
  setWall(0);
  clock.heard(new Date(start + 3_600_000).toUTCString());
  pass(1000);
  expect(clock.now()).toBe(start + 3_601_000);
  expect(clock.hasSlipped()).toBe(false);
});

test('an answer without a readable date changes nothing', () => {
  const { clocks } = computer();
  const clock = makeServerClock(start, clocks);
  clock.heard(null);
  clock.heard('yesterday');
  expect(clock.now()).toBe(start);
});
