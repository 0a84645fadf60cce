import { documentKinds, identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import type {
  DocumentImage,
  DocumentKind,
  IdentityDocument,
  VerificationState,
} from '#contract/calls/verification/verification.ts';
import type { Verification } from '#contract/calls/verification/documents.ts';
import { drawing, mockDocuments } from '../../fixtures/documents.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';
import { mockToken, mockUser } from '../../session.ts';

const PAGE_SIZE = 20;
const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');

const stateOf = (documents: readonly DocumentImage[]): VerificationState => {
  if (documents.some(({ status }) => status === 'rejected')) return 'rejected';
  if (documents.length < kindsNeeded(identityOf(documents)).length) return 'not_verified';
  return documents.every(({ status }) => status === 'approved') ? 'passed' : 'pending';
};

/** The documents of the mocked client, which the mocked admin reviews. */
const documents = new Map(mockDocuments.map((document) => [document.kind, document]));
let lastId = 10;

const all = (): DocumentImage[] =>
  documentKinds.flatMap((kind) => {
    const document = documents.get(kind);
    return document ? [document] : [];
  });

const client = (): Verification => ({
  user_id: 1,
  name: 'Nino',
  surname: 'Beridze',
  email: 'client@gza.test',
  phone: '+995555123456',
  status: stateOf(all()),
  submitted_at: stateOf(all()) === 'pending' ? new Date().toISOString() : null,
  decided_at: null,
  verification_images: all(),
});

export const allMockDocuments = all;
export const mockVerificationState = () => stateOf(all());

/** Replaces the document of the same kind. */
export function receiveMockDocument(kind: DocumentKind, identity: IdentityDocument): DocumentImage {
  const document: DocumentImage = {
    is_rejected: 0,
    id: (lastId += 1),
    kind,
    identity_document: kind === 'id_front' ? identity : null,
    status: 'pending',
    reason: null,
    comment: null,
    uploaded_at: new Date().toISOString(),
    url: drawing('#f3dde1'),
    width: 800,
    height: 500,
  };
  documents.set(kind, document);
  if (document.identity_document === 'passport') documents.delete('id_back');
  return document;
}

export const verificationMocks = {
  listVerificationImages: ({ params, query }) => {
    const user = mockUser();
    if (!user || query.get('api_token') !== mockToken(user)) return notLoggedIn();
    if (params['user_id'] !== String(user.user_id)) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    return {
      status: 'success',
      verification_images: all(),
      verification_status: stateOf(all()),
      kept_days: 30,
      submitted_at: client().submitted_at,
      check_times: stateOf(all()) === 'passed' ? null : { half_minutes: 95, most_minutes: 600 },
    };
  },
  uploadVerificationImage: ({ body: { kind, identity_document = 'id_card' } }) => {
    if (!mockUser()) return notLoggedIn();
    const document = receiveMockDocument(kind, identity_document);
    return { status: 'success', verification_image: document, verification_status: stateOf(all()) };
  },
  deleteVerificationImage: ({ params }) => {
    const document = all().find(({ id }) => String(id) === params['id']);
    if (document === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    documents.delete(document.kind);
    return { status: 'success', verification_status: stateOf(all()) };
  },
  listVerifications: ({ query }) => {
    const status = query.get('status') ?? 'pending';
    const shown = [client()].filter((one) => one.status === status);
    const counts = { not_verified: 0, pending: 0, passed: 0, rejected: 0, [client().status]: 1 };
    return { status: 'success', verifications: shown, page: 1, page_size: PAGE_SIZE, total: shown.length, counts };
  },
  openIdentityNumber: ({ params }) =>
    params['user_id'] === '1'
      ? { status: 'success', identity_number: '01017012345' }
      : refuse(404, 'NOT_FOUND', 'There is nothing here.'),
  decideVerification: ({ body }) => {
    for (const verdict of body.documents) {
      const document = all().find(({ id }) => id === verdict.id);
      if (document === undefined) return refuse(409, 'CONFLICT', 'Someone was faster. Please look again.');
      const isApproved = verdict.is_approved;
      documents.set(document.kind, {
        ...document,
        is_rejected: isApproved ? 0 : 1,
        status: isApproved ? 'approved' : 'rejected',
        reason: isApproved ? null : verdict.reason,
        comment: isApproved ? null : (verdict.comment ?? null),
      });
    }
    return { status: 'success', verification: client() };
  },
} satisfies MocksOf<
  | 'listVerificationImages'
  | 'uploadVerificationImage'
  | 'deleteVerificationImage'
  | 'listVerifications'
  | 'decideVerification'
  | 'openIdentityNumber'
>;
