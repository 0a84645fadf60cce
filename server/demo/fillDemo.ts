import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { fillFleet } from '#server/demo/fleet/fillFleet.ts';
import { isDatabaseOutage } from '#server/platform/http/failures/databaseOutage.ts';
import { fillMoney } from './fillMoney.ts';
import { fillRates } from './fillRates.ts';

const TRIES = 5;
const PAUSE_MS = 1_000;

/** Fills what is empty. Each part is there wholly or not at all, so one that took too long on a busy machine is tried again. */
export async function fillDemo(context: Context, pauseMs = PAUSE_MS): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fillFleet(context);
      await fillMoney(context);
      await fillRates(context);
      return;
    } catch (error) {
      if (tries === TRIES || !isDatabaseOutage(error)) throw error;
      context.failures.report('fillDemo', error, { tries });
      await pause(pauseMs);
    }
  }
}
