import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeReplay } from '../makeReplay.ts';
import { openTrace } from '../openTrace.ts';
import { goldenJourneys } from '../testing/goldenJourneys.ts';
import { recordJourney } from '../testing/recordJourney.ts';

// `npm run record-traces` saves what is recorded here as the golden traces.
const isRecording = process.env.RECORD_TRACES === '1';

test.each(Object.entries(goldenJourneys))('%s ends in a replay where it ended', async (name, journey) => {
  const text = JSON.stringify(await recordJourney(journey));
  const opened = openTrace(text);
  if ('refusal' in opened) throw new Error(opened.refusal);
  const { steps, isSameEnd } = makeReplay(opened.trace);
  expect(isSameEnd).toBe(true);
  expect(steps.filter(({ thrown }) => thrown !== undefined)).toEqual([]);
  if (isRecording) writeFileSync(join(__dirname, `${name}.json`), `${text}\n`);
});
