import { z } from 'zod';
import { personal, secret } from '../privacy.ts';
import { call } from '../call.ts';
import { City } from './reference/reference.ts';
import { Flag, Success } from '../domain/values.ts';

const Account = {
  name: z.string().meta(personal),
  email: z.string().meta(personal),
  /** Copy of the lowercased e-mail. */
  address: z.string().meta(personal),
  phone: z.string().meta(personal),
  password: z.string().meta(secret),
  password_confirmation: z.string().meta(secret),
  agreed: Flag,
};

export const ClientRegistration = z.strictObject({
  ...Account,
  surname: z.string().meta(personal),
  is_above_21: Flag,
  has_drive_license_more_then_2_years: Flag,
});
export type ClientRegistration = z.infer<typeof ClientRegistration>;

const OwnerDetails = z.strictObject({
  ...Account,
  identity_number: z.string().meta(secret),
  physical_address: z.string().meta(personal),
  city_id: z.number(),
  legal_address: z.string().meta(personal),
  iban: z.string().meta(secret),
});
const FourDigits = { code: z.string().meta(secret) };

export const PhysicalOwnerDetails = OwnerDetails.extend({ surname: z.string().meta(personal) });
/** A company has no surname; a form may send the hidden field empty. */
export const LegalOwnerDetails = OwnerDetails.extend({ surname: z.literal('').meta(personal).optional() });
export const PhysicalOwnerRegistration = PhysicalOwnerDetails.extend(FourDigits);
export const LegalOwnerRegistration = LegalOwnerDetails.extend(FourDigits);

const Done = z.object({ status: Success });

export const registerClient = call({
  method: 'POST',
  path: '/api/client/register',
  access: 'anyone',
  summary: 'Registers a client.',
  body: ClientRegistration,
  isSecret: true,
  response: Done,
});

export const listCities = call({
  method: 'GET',
  path: '/api/register/cities',
  access: 'anyone',
  summary: 'Cities an owner can be registered in.',
  sharing: 'often',
  response: z.object({ status: Success, cities: z.array(City) }),
});

export const checkPhysicalOwner = call({
  method: 'POST',
  path: '/api/physical_owner/first_step',
  access: 'anyone',
  summary: 'Checks the details of a physical person and sends the first code.',
  body: PhysicalOwnerDetails,
  isSecret: true,
  response: Done,
});

export const checkLegalOwner = call({
  method: 'POST',
  path: '/api/legal_owner/first_step',
  access: 'anyone',
  summary: 'Checks the details of a company and sends the first code.',
  body: LegalOwnerDetails,
  isSecret: true,
  response: Done,
});

export const sendCode = call({
  method: 'POST',
  path: '/api/first-step/send-code',
  access: 'anyone',
  summary: 'Sends the four-digit registration code again.',
  body: z.strictObject({ address: z.string().meta(personal) }),
  response: Done,
});

export const registerPhysicalOwner = call({
  method: 'POST',
  path: '/api/register/physical_owner',
  access: 'anyone',
  summary: 'Registers a physical person as car owner.',
  body: PhysicalOwnerRegistration,
  isSecret: true,
  success: 201,
  response: Done,
});

export const registerLegalOwner = call({
  method: 'POST',
  path: '/api/register/legal_owner',
  access: 'anyone',
  summary: 'Registers a company as car owner.',
  body: LegalOwnerRegistration,
  isSecret: true,
  success: 201,
  response: Done,
});
