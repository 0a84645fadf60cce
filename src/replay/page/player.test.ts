import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { movePlayer, paces, playerAt, waitFor } from './player.ts';
import type { PlayerMove } from './player.ts';

test('it plays to its end, stops there, and restarts', () => {
  let player = movePlayer(playerAt(1, 3), { kind: 'pressed' });
  expect(player).toMatchObject({ step: 1, isPlaying: true });
  player = movePlayer(player, { kind: 'ticked' });
  expect(player).toMatchObject({ step: 2, isPlaying: true });
  player = movePlayer(player, { kind: 'ticked' });
  expect(player).toMatchObject({ step: 3, isPlaying: false });
  expect(movePlayer(player, { kind: 'pressed' })).toMatchObject({ step: 0, isPlaying: true });
});

test('moving to a step stops the playback', () => {
  const playing = movePlayer(playerAt(0, 9), { kind: 'pressed' });
  expect(movePlayer(playing, { kind: 'went', to: 4 })).toMatchObject({ step: 4, isPlaying: false });
  expect(movePlayer(playing, { kind: 'pressed' })).toMatchObject({ step: 0, isPlaying: false });
});

test('a trace without actions has nothing to play', () => {
  expect(movePlayer(playerAt(0, 0), { kind: 'pressed' }).isPlaying).toBe(false);
});

test('no move leads out of the trace', () => {
  const move: fc.Arbitrary<PlayerMove> = fc.oneof(
    fc.record({ kind: fc.constant('went' as const), to: fc.oneof(fc.integer(), fc.double()) }),
    fc.record({ kind: fc.constantFrom('ticked' as const, 'pressed' as const) }),
    fc.record({ kind: fc.constant('paced' as const), pace: fc.constantFrom(...paces) }),
  );
  fc.assert(
    fc.property(fc.integer(), fc.nat(400), fc.array(move), (step, count, moves) => {
      const { step: reached } = moves.reduce(movePlayer, playerAt(step, count));
      expect(Number.isInteger(reached) && reached >= 0 && reached <= count).toBe(true);
    }),
  );
});

test('time passes as it did, four times as fast, or only where something happens', () => {
  const instants = [1000, 1200, 43_200];
  expect(waitFor(instants, 0, 'real')).toBe(0);
  expect(waitFor(instants, 1, 'real')).toBe(200);
  expect(waitFor(instants, 2, 'real')).toBe(42_000);
  expect(waitFor(instants, 2, 'fast')).toBe(10_500);
  expect(waitFor(instants, 1, 'busy')).toBe(200);
  expect(waitFor(instants, 2, 'busy')).toBe(400);
  // Times in a file from elsewhere may go back.
  expect(waitFor([2000, 1000], 1, 'real')).toBe(0);
});
