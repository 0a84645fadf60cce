import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_MARK_NOTE, LONGEST_REMARKS, MOST_MARKS } from '#contract/domain/reportParts.ts';
import { measuredLetters } from '#server/testing/measuredLetters.ts';
import { confirm, postReport, reportBody, reportIn, reportRoom, send, twoPhotos } from '../testing/reportRoom.ts';

test('the longest notes hold nobody up: each letter is measured a few times, and a list at a time', async (t) => {
  const room = await reportRoom(t);
  const note = 'wქж'.repeat(LONGEST_MARK_NOTE).slice(0, LONGEST_MARK_NOTE);
  const marks = Array.from({ length: MOST_MARKS }, (_none, x) => ({ x, y: 1, side: 'left' as const, note }));
  const { id } = reportIn(await postReport(room, room.owner, { ...reportBody(), marks }));
  for (const photo of twoPhotos) reportIn(await send(room, room.owner, id, photo));
  reportIn(await confirm(room, room.owner, id));
  reportIn(await confirm(room, room.client, id, { remarks: note.repeat(5), marks }));

  const { all, most } = await measuredLetters(t, async () => {
    assert.equal((await room.client.inject(`/api/orders/${room.order.id}/evidence.zip`)).status, 200);
  });
  const list = MOST_MARKS * LONGEST_MARK_NOTE;
  // Two lists and a remark; the library measures as well.
  assert.ok(all < 8 * (2 * list + LONGEST_REMARKS), `${all} letters`);
  assert.ok(most < 8 * list, `${most} letters at once`);
});
