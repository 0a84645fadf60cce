import type { FieldErrors } from '#contract/errors.ts';
import { demoUsers } from '../fixtures/users.ts';
import type { MocksOf } from '../mocks.ts';
import { refuseFields } from '../refuse.ts';

/** The code in every mocked mail. */
export const mockCode = '1234';

const agreements = ['is_above_21', 'has_drive_license_more_then_2_years', 'agreed'];

function wrongFields(body: Readonly<Record<string, unknown>>): FieldErrors {
  const wrong: FieldErrors = {};
  for (const [field, value] of Object.entries(body)) {
    if (value === '') wrong[field] = 'Fill in this field.';
    if (agreements.includes(field) && value !== 1) wrong[field] = 'Agreement is needed.';
  }
  if (body['city_id'] === 0) wrong['city_id'] = 'Choose a city.';
  if (body['password'] !== body['password_confirmation']) wrong['password_confirmation'] = 'The passwords differ.';
  if (typeof body['email'] === 'string' && body['email'] in demoUsers) wrong['email'] = 'This e-mail is taken.';
  if ('code' in body && body['code'] !== mockCode) wrong['code'] = 'The code is wrong.';
  return wrong;
}

const done = { status: 'success' } as const;

function check(body: Readonly<Record<string, unknown>>): typeof done | Response {
  const wrong = wrongFields(body);
  return Object.keys(wrong).length === 0 ? done : refuseFields(wrong);
}

export const registrationMocks = {
  registerClient: ({ body }) => check(body),
  checkPhysicalOwner: ({ body }) => check(body),
  checkLegalOwner: ({ body }) => check(body),
  sendCode: () => done,
  registerPhysicalOwner: ({ body }) => check(body),
  registerLegalOwner: ({ body }) => check(body),
  startRecovery: () => done,
  resetPassword: ({ body }) => {
    const result = check({ ...body, agreed: 1 });
    return result instanceof Response ? result : undefined;
  },
} satisfies MocksOf<
  | 'registerClient'
  | 'checkPhysicalOwner'
  | 'checkLegalOwner'
  | 'sendCode'
  | 'registerPhysicalOwner'
  | 'registerLegalOwner'
  | 'startRecovery'
  | 'resetPassword'
>;
