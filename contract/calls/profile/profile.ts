import { z } from 'zod';
import { dropped, personal, secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { spokenLanguages } from '../../domain/spokenLanguages.ts';
import { SessionUser } from '../auth/session.ts';
import { Id, Success, UploadedFile } from '../../domain/values.ts';

/** The kind of an account, on which its fields depend. Staff have an e-mail and nothing else. */
export const AccountKind = z.enum(['client', 'physical', 'legal', 'staff']);
export type AccountKind = z.infer<typeof AccountKind>;

/** Fields that the account does not have, or has not filled in, are null. */
export const Profile = z.object({
  kind: AccountKind,
  email: z.string().meta(personal),
  /** Of a legal entity the company's name. */
  name: z.string().meta(personal).nullable(),
  surname: z.string().meta(personal).nullable(),
  phone: z.string().meta(personal).nullable(),
  /** Personal number, or identification code of a company. */
  identity_number: z.string().meta(secret).nullable(),
  city_id: Id.nullable(),
  physical_address: z.string().meta(personal).nullable(),
  legal_address: z.string().meta(personal).nullable(),
  iban: z.string().meta(secret).nullable(),
  /** Of an owner who pays VAT, for their invoices; null of one who does not. */
  vat_number: z.string().meta(secret).nullable(),
  contact_name: z.string().meta(personal).nullable(),
  contact_phone: z.string().meta(personal).nullable(),
  /** What an owner speaks, for their page; null of everybody else. */
  languages: z.array(z.enum(spokenLanguages)).nullable(),
  /** Address of the profile picture. */
  picture: z.string().meta(dropped).nullable(),
  member_since: z.iso.datetime(),
  /** Completed orders, as client or as owner. */
  trips: z.number().int().nonnegative(),
  /** Whether name and identity number were checked; a change of them resets it. */
  is_verified: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** Only the fields to change. An empty text empties an optional field of a client (null the city). */
export const ProfileChanges = z.strictObject({
  name: z.string().meta(personal).optional(),
  surname: z.string().meta(personal).optional(),
  phone: z.string().meta(personal).optional(),
  email: z.string().meta(personal).optional(),
  /** The code sent to the new address; required with `email`. */
  code: z.string().meta(secret).optional(),
  identity_number: z.string().meta(secret).optional(),
  city_id: z.number().nullable().optional(),
  physical_address: z.string().meta(personal).optional(),
  legal_address: z.string().meta(personal).optional(),
  iban: z.string().meta(secret).optional(),
  /** Only of owners; an empty text: they do not pay VAT. */
  vat_number: z.string().meta(secret).optional(),
  contact_name: z.string().meta(personal).optional(),
  contact_phone: z.string().meta(personal).optional(),
  /** Whole, in any order; only of owners. */
  languages: z.array(z.enum(spokenLanguages)).max(spokenLanguages.length).optional(),
  /** Needed with a new e-mail, phone, IBAN or identity number. */
  current_password: z.string().meta(secret).optional(),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

const WithProfile = z.object({ status: Success, profile: Profile });

export const getProfile = call({
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  summary: "The user's own details.",
  provides: { Profile: 'every' },
  isSecret: true,
  response: WithProfile,
});

export const updateProfile = call({
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  summary: 'Changes details; absent fields stay as they are.',
  body: ProfileChanges,
  invalidates: { Profile: 'every', Verification: 'every', Order: 'every', Availability: 'every' },
  isSecret: true,
  response: WithProfile,
});

export const sendEmailCode = call({
  method: 'POST',
  path: '/api/profile/email',
  access: 'user',
  summary: 'Sends a four-digit code to the new e-mail address of the account.',
  body: z.strictObject({ email: z.string().meta(personal), current_password: z.string().meta(secret) }),
  isSecret: true,
  response: z.object({ status: Success }),
});

export const savePicture = call({
  method: 'POST',
  path: '/api/profile/picture',
  access: 'user',
  summary: 'Sets the profile picture (JPEG, PNG or WebP), cut to a square.',
  upload: true,
  body: z.strictObject({ file: UploadedFile }),
  invalidates: { Profile: 'every', Availability: 'every' },
  response: z.object({ status: Success, picture: z.string().meta(dropped) }),
});

export const removePicture = call({
  method: 'DELETE',
  path: '/api/profile/picture',
  access: 'user',
  summary: 'Removes the profile picture; without one nothing happens.',
  invalidates: { Profile: 'every', Availability: 'every' },
  response: z.object({ status: Success }),
});

export const changePassword = call({
  method: 'POST',
  path: '/api/profile/password',
  access: 'user',
  summary:
    'Changes the password, ends all sessions and continues in a new one, which expires when the old one would have.',
  body: z.strictObject({
    current_password: z.string().meta(secret),
    password: z.string().meta(secret),
    password_confirmation: z.string().meta(secret),
  }),
  invalidates: { OpenSession: 'every' },
  isSecret: true,
  response: z.object({ status: Success, user: SessionUser }),
});

export const exportProfile = call({
  method: 'GET',
  path: '/api/profile/export',
  access: 'user',
  isOpenToViewers: false,
  summary: 'All stored data about the user, by subject.',
  isQuestion: false,
  isSecret: true,
  response: z.object({
    status: Success,
    exported_at: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()).meta(secret),
  }),
});

export const deleteProfile = call({
  method: 'DELETE',
  path: '/api/profile',
  access: 'user',
  summary: 'Deletes the account; orders and the ledger stay, without a name.',
  body: z.strictObject({ current_password: z.string().meta(secret) }),
  isSecret: true,
  response: z.object({ status: Success }),
  errors: ['ACCOUNT_HAS_ORDERS', 'ACCOUNT_HAS_MONEY', 'ACCOUNT_HAS_RETURN'],
});
