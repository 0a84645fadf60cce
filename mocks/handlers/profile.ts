import { VAT_NUMBER } from '#contract/domain/money/vat.ts';
import type { FieldErrors } from '#contract/errors.ts';
import type { Profile } from '#contract/calls/profile/profile.ts';
import type { CurrentUser } from '#contract/calls/auth/session.ts';
import { openSessions, profiles } from '../fixtures/profiles.ts';
import { demoUsers } from '../fixtures/users.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';
import { mockUser, setMockUser } from '../session.ts';
import { mockCode } from './registration.ts';

/** The code that the mocked authenticator app shows. */
export const mockAppCode = '123456';

const done = { status: 'success' } as const;
const account = (user: CurrentUser) => Object.entries(demoUsers).find(([, demo]) => demo.user.user_id === user.user_id);

let changes: Partial<Profile> = {};
let sessions = openSessions;
let isFactorOn = false;

/** Back to the profiles of the fixtures; tests call it after each test. */
export function resetMockProfile(): void {
  changes = {};
  sessions = openSessions;
  isFactorOn = false;
}

function asUser<Answer>(answer: (user: CurrentUser, profile: Profile) => Answer): Answer | Response {
  const user = mockUser();
  const profile = user && profiles[account(user)?.[0] ?? ''];
  if (user === undefined || profile === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  return answer(user, { ...profile, ...changes });
}

function wrongPassword(user: CurrentUser, typed: string | undefined): FieldErrors {
  if (typed === undefined || typed === '') return { current_password: 'Enter your current password to change this.' };
  return account(user)?.[1].password === typed ? {} : { current_password: 'The current password is not right.' };
}

const guarded = ['email', 'phone', 'iban', 'identity_number'] as const;

export const profileMocks = {
  getProfile: () => asUser((_user, profile) => ({ ...done, profile })),
  updateProfile: ({ body: { code, current_password, vat_number, ...typed } }) =>
    asUser((user, profile) => {
      const wrong: FieldErrors = {};
      if (typed.name === '') wrong['name'] = 'Please fill in this field.';
      if (typed.email !== undefined && code !== mockCode) wrong['code'] = 'This code is not right.';
      if (guarded.some((name) => typed[name] !== undefined && typed[name] !== profile[name]))
        Object.assign(wrong, wrongPassword(user, current_password));
      if (vat_number !== undefined && vat_number !== '' && !VAT_NUMBER.test(vat_number))
        wrong['vat_number'] = 'The VAT number has 9 digits, or 11 for a person.';
      if (Object.keys(wrong).length > 0) return refuseFields(wrong);
      // JSON leaves out undefined fields.
      const vat = vat_number === undefined ? {} : { vat_number: vat_number === '' ? null : vat_number };
      changes = { ...changes, ...(typed as Partial<Profile>), ...vat };
      return { ...done, profile: { ...profile, ...changes } };
    }),
  sendEmailCode: ({ body }) =>
    asUser((user) => {
      const wrong = wrongPassword(user, body.current_password);
      if (body.email in demoUsers) wrong['email'] = 'There is already an account with this e-mail.';
      return Object.keys(wrong).length === 0 ? done : refuseFields(wrong);
    }),
  savePicture: () =>
    asUser(() => {
      const picture = '/pictures/people/0123456789abcdef0123456789abcdef';
      changes = { ...changes, picture };
      return { ...done, picture };
    }),
  removePicture: () =>
    asUser(() => {
      changes = { ...changes, picture: null };
      return done;
    }),
  changePassword: ({ body }) =>
    asUser((user) => {
      const wrong = wrongPassword(user, body.current_password);
      if (body.password !== body.password_confirmation) wrong['password_confirmation'] = 'The passwords do not match.';
      if (Object.keys(wrong).length > 0) return refuseFields(wrong);
      sessions = sessions.filter(({ is_current }) => is_current);
      return { ...done, user: { ...user, apiToken: 'renewed-token' } };
    }),
  exportProfile: () =>
    asUser((_user, profile) => ({ ...done, exported_at: '2026-11-20T09:00:00.000Z', data: { profile, sessions } })),
  deleteProfile: ({ body }) =>
    asUser((user) => {
      const wrong = wrongPassword(user, body.current_password);
      if (Object.keys(wrong).length > 0) return refuseFields(wrong);
      setMockUser(undefined);
      return done;
    }),
  listSessions: () => asUser(() => ({ ...done, sessions: [...sessions] })),
  endOtherSessions: () =>
    asUser(() => {
      sessions = sessions.filter(({ is_current }) => is_current);
      return done;
    }),
  endSession: ({ params }) =>
    asUser(() => {
      const left = sessions.filter(({ id }) => String(id) !== params['id']);
      if (left.length === sessions.length) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
      sessions = left;
      return done;
    }),
  getSecondFactor: () =>
    asUser(() => ({
      ...done,
      second_factor: { is_on: isFactorOn, is_required: false, recovery_codes_left: isFactorOn ? 10 : 0 },
    })),
  startSecondFactor: ({ body }) =>
    asUser((user) => {
      const wrong = wrongPassword(user, body.current_password);
      if (Object.keys(wrong).length > 0) return refuseFields(wrong);
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      return { ...done, secret, url: `otpauth://totp/Gza:client%40gza.test?issuer=Gza&secret=${secret}` };
    }),
  confirmSecondFactor: ({ body }) =>
    asUser(() => {
      if (body.code !== mockAppCode) return refuseFields({ code: 'This code is not right, or was already used.' });
      isFactorOn = true;
      sessions = sessions.filter(({ is_current }) => is_current);
      return {
        ...done,
        recovery_codes: Array.from({ length: 10 }, (_none, index) => `ABCD-EFGH-IJKL-MN${20 + index}`),
      };
    }),
  removeSecondFactor: ({ body }) =>
    asUser((user) => {
      const wrong = wrongPassword(user, body.current_password);
      if (body.code !== mockAppCode) wrong['code'] = 'This code is not right, or was already used.';
      if (Object.keys(wrong).length > 0) return refuseFields(wrong);
      isFactorOn = false;
      return done;
    }),
} satisfies MocksOf<
  | 'getProfile'
  | 'updateProfile'
  | 'sendEmailCode'
  | 'savePicture'
  | 'removePicture'
  | 'changePassword'
  | 'exportProfile'
  | 'deleteProfile'
  | 'listSessions'
  | 'endOtherSessions'
  | 'endSession'
  | 'getSecondFactor'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
>;
