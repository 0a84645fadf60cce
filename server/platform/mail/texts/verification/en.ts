import type { VerificationTexts } from './verificationText.ts';

export const verification: VerificationTexts = {
  passed: {
    title: 'You are verified',
    lead: 'Your documents were accepted. Owners now see that you are who you say you are.',
    note: 'The pictures are deleted some time after this decision; the result stays.',
    action: 'Open my verification',
  },
  rejected: {
    title: 'Your verification needs another look',
    lead: 'Some pictures could not be accepted. Please take them again; the others stay as they are.',
    note: 'If you did not send any documents, please write to us.',
    action: 'Replace the pictures',
  },
  documents: {
    id_front: 'ID card, front, or page of the passport',
    id_back: 'ID card, back',
    selfie: 'Selfie with the document',
    licence_front: 'Driving licence, front',
    licence_back: 'Driving licence, back',
  },
  reasons: {
    unreadable: 'it cannot be read',
    cut_off: 'part of it is cut off',
    covered: 'part of it is covered',
    expired: 'it has expired',
    wrong_document: 'it shows a different document',
    mismatch: 'it does not match the other documents',
    other: 'the reason is on the site',
  },
};
