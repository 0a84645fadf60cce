import { drainJobs } from '../drainJobs.ts';
import type { TestApp } from '../testApp.ts';
import type { TestAnswer } from '../testBrowser.ts';

export const goodPassword = 'seven green buses';

/** A client who may register. */
export const clientForm = (email = 'nino@example.com') => ({
  name: 'Nino',
  surname: 'Beridze',
  email,
  address: email,
  phone: '+995 555 12 34 56',
  password: goodPassword,
  password_confirmation: goodPassword,
  is_above_21: 1,
  has_drive_license_more_then_2_years: 1,
  agreed: 1,
});

/** A company that may register; `cityId` must be in the database. */
export const legalOwnerForm = (email = 'cars@example.com', cityId = 1) => ({
  name: 'Kolkheti Cars LLC',
  identity_number: '404123456',
  phone: '032 212 34 56',
  physical_address: '12 Rustaveli Avenue',
  city_id: cityId,
  legal_address: '12 Rustaveli Avenue',
  iban: 'GE29 NB00 0000 0101 9049 17',
  email,
  address: email,
  password: goodPassword,
  password_confirmation: goodPassword,
  agreed: 1,
});

/** A person who may register as owner. */
export const physicalOwnerForm = (email = 'giorgi@example.com', cityId = 1) => ({
  ...legalOwnerForm(email, cityId),
  name: 'Giorgi',
  surname: 'Maisuradze',
  identity_number: '01017012345',
});

export function post(browser: Pick<TestApp, 'inject'>, url: string, body?: unknown): Promise<TestAnswer> {
  return browser.inject(body === undefined ? { method: 'POST', url } : { method: 'POST', url, body });
}

/** How often each status was answered: `{200: 1, 422: 7}`. */
export function countStatuses(answers: readonly Pick<TestAnswer, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Registers a client and logs them in; the browser then holds the session. */
export async function logInClient(
  server: TestApp,
  browser: Pick<TestApp, 'inject'> = server,
  email = 'nino@example.com',
) {
  await post(browser, '/api/client/register', clientForm(email));
  return post(browser, '/api/login', { email, password: goodPassword });
}

/** Mails to an address, newest first, once everything queued was done. */
export async function mailsTo(server: TestApp, address: string) {
  await drainJobs(server);
  return server.context.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .execute();
}

/** The code in the newest mail to an address. */
export async function codeFor(server: TestApp, address: string): Promise<string> {
  const [mail] = await mailsTo(server, address);
  const code = /\b\d{4}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${address}.`);
  return code;
}

/** Four digits that are not these. */
export function otherCode(code: string, step = 1): string {
  return ((Number(code) + step) % 10_000).toString().padStart(4, '0');
}
