import type { Context } from '#server/context.ts';
import { bundledRate } from './bundledRate.ts';
import { saveRate } from './ratesRepository.ts';
import { readNbgRates } from './readNbgRates.ts';

const address = 'https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies/en/json?currencies=USD';
const TIMEOUT_MS = 10_000;

export type FetchJson = (address: string) => Promise<unknown>;

/** Asks the bank for the day's rate. Whatever goes wrong throws, and the last good rate stays in use. */
export async function fetchRates(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  fetchJson: FetchJson = fetchFromBank,
): Promise<void> {
  const rate = readNbgRates(await fetchJson(address)).find(({ code }) => code === bundledRate.code);
  if (!rate) throw new Error('The bank published no rate of the dollar.');
  await saveRate(db, { ...rate, fetchedAt: clock() });
}

async function fetchFromBank(from: string): Promise<unknown> {
  const response = await fetch(from, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
  return response.json();
}
