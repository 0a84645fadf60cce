import type { PhoneDocument } from '#contract/calls/verification/verificationLinks.ts';
import type { DocumentImage } from '#contract/calls/verification/verification.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';
import { mockUser } from '../../session.ts';
import { allMockDocuments, mockVerificationState, receiveMockDocument } from './verification.ts';

const MINUTE = 60_000;
export const mockSecret = 'a-link-for-one-phone';

/** The link of the mocked client; every page is the phone that opened it. */
let link: { is_opened: boolean; expires_at: string } | null = null;

/** Back to no link; tests call it after each test. */
export function resetMockLink(): void {
  link = null;
}

const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

function toPhone({ id: _id, url: _url, width: _width, height: _height, ...shown }: DocumentImage): PhoneDocument {
  return shown;
}

export const verificationLinkMocks = {
  createVerificationLink: () => {
    if (!mockUser()) return notLoggedIn();
    link = { is_opened: false, expires_at: later(10) };
    return { status: 'success', verification_link: { secret: mockSecret, expires_at: link.expires_at } };
  },
  getVerificationLink: () => (mockUser() ? { status: 'success', verification_link: link } : notLoggedIn()),
  endVerificationLink: () => {
    link = null;
    return { status: 'success' };
  },
  openVerificationLink: ({ body }) => {
    if (body.secret !== mockSecret) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    link = { is_opened: true, expires_at: later(20) };
    return { status: 'success', expires_at: link.expires_at };
  },
  listPhoneDocuments: () => ({
    status: 'success',
    account_name: 'N••• B•••',
    documents: allMockDocuments().map(toPhone),
    verification_status: mockVerificationState(),
    expires_at: link?.expires_at ?? later(20),
  }),
  uploadPhoneDocument: ({ body: { kind, identity_document = 'id_card' } }) => {
    const document = toPhone(receiveMockDocument(kind, identity_document));
    return { status: 'success', document, verification_status: mockVerificationState() };
  },
} satisfies MocksOf<
  | 'createVerificationLink'
  | 'getVerificationLink'
  | 'endVerificationLink'
  | 'openVerificationLink'
  | 'listPhoneDocuments'
  | 'uploadPhoneDocument'
>;
