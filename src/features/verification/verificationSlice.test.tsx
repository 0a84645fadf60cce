import { expect, test } from '@jest/globals';
import { HttpResponse } from 'msw';
import { mockDocuments } from '#mocks/fixtures/documents.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { sessionRefused } from '#src/shared/api/sessionRefused.ts';
import { makeStore } from '#src/app/store.ts';
import { loggedOut, sessionChangedElsewhere, sessionEnded } from '#src/features/auth/authSlice.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { verificationApi } from './verificationApi.ts';
import {
  identityChosen,
  initialVerification,
  selectChosenIdentity,
  selectDecided,
  selectHasUnsentPhoto,
  selectUpload,
  uploadMoved,
  uploadSettled,
} from './verificationSlice.ts';
import type { Upload } from './verificationSlice.ts';

const { listVerificationImages, deleteVerificationImage } = verificationApi.endpoints;
const open = () => makeStore({ preloadedState: { auth: { current: sessionUser() } } });

test('each document has an upload of its own, until it is settled', () => {
  const { dispatch, getState } = open();
  dispatch(uploadMoved({ kind: 'selfie', upload: { phase: 'sending', percent: 40 } }));
  dispatch(uploadMoved({ kind: 'id_front', upload: { phase: 'chosen' } }));
  dispatch(uploadSettled('id_front'));
  expect(selectUpload(getState(), 'selfie')).toEqual({ phase: 'sending', percent: 40 });
  expect(selectUpload(getState(), 'id_front')).toBeNull();
});

test('a reload loses uploads that are running or wait for a retry, and nothing else', () => {
  const loses = (upload: Upload) => {
    const { dispatch, getState } = open();
    dispatch(uploadMoved({ kind: 'selfie', upload }));
    return selectHasUnsentPhoto(getState());
  };
  expect(selectHasUnsentPhoto(open().getState())).toBe(false);
  expect(loses({ phase: 'sending', percent: 99 })).toBe(true);
  expect(loses({ phase: 'failed', why: 'connection', canRetry: true })).toBe(true);
  expect(loses({ phase: 'failed', why: 'large', canRetry: false })).toBe(false);
  expect(loses({ phase: 'chosen' })).toBe(false);
});

test('the state of a verification is what the server says of the documents', async () => {
  const { dispatch, getState } = open();
  expect(selectDecided(getState())).toBeNull();
  server.use(
    handlerOf('listVerificationImages', () =>
      HttpResponse.json({ verification_images: mockDocuments, verification_status: 'passed' }),
    ),
    handlerOf('deleteVerificationImage', () =>
      HttpResponse.json({ status: 'success', verification_status: 'not_verified' }),
    ),
  );
  await dispatch(listVerificationImages.initiate({ params: { user_id: 1 } }));
  expect(selectDecided(getState())).toBe('passed');
  await dispatch(deleteVerificationImage.initiate({ params: { id: 1 } }));
  expect(selectDecided(getState())).toBe('not_verified');
});

test('the next user does not see the state of the last one, however a session ends', () => {
  for (const end of [loggedOut(), sessionEnded(), sessionRefused(), sessionChangedElsewhere(null)]) {
    const { dispatch, getState } = open();
    dispatch(identityChosen('passport'));
    dispatch(uploadMoved({ kind: 'selfie', upload: { phase: 'chosen' } }));
    expect(selectChosenIdentity(getState())).toBe('passport');
    dispatch(end);
    expect(getState().verification).toEqual(initialVerification);
  }
});
