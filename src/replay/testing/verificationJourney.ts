import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { verificationApi } from '#src/features/verification/verificationApi.ts';
import { identityChosen, uploadMoved, uploadSettled } from '#src/features/verification/verificationSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { enterAs, go, offline, settle } from './journey.ts';
import type { Journey } from './journey.ts';

export const verificationUpload: Journey = async (store) => {
  const { dispatch } = store;
  enterAs(store, 'client@gza.test');
  go(store, '/verification');
  await dispatch(verificationApi.endpoints.listVerificationImages.initiate({ params: { user_id: 1 } }));
  dispatch(identityChosen('passport'));
  const kind = 'selfie' as const;
  const send = () =>
    dispatch(
      sendSealed(verificationApi.endpoints.uploadVerificationImage, {
        body: { kind, identity_document: 'passport', file: new File(['a picture'], 'selfie.jpg') },
      }),
    );
  dispatch(uploadMoved({ kind, upload: { phase: 'chosen' } }));
  for (const percent of [0, 40, 100]) dispatch(uploadMoved({ kind, upload: { phase: 'sending', percent } }));
  server.use(handlerOf('uploadVerificationImage', offline));
  await send();
  dispatch(uploadMoved({ kind, upload: { phase: 'failed', why: 'connection', canRetry: true } }));
  server.resetHandlers();
  await send();
  dispatch(uploadSettled(kind));
  dispatch(noticeShown({ id: 'sent', tone: 'success', text: { key: 'verification:uploaded' } }));
  await settle(store);
  await dispatch(verificationApi.endpoints.deleteVerificationImage.initiate({ params: { id: 1 } }, { track: false }));
  await settle(store);
};
