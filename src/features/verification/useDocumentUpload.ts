import { useEffect, useRef } from 'react';
import type { DocumentKind, IdentityDocument } from '#contract/calls/verification/verification.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useTypedAfter, useTypedBefore } from '#src/shared/store/drafts/useTypedMemory.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { PictureProblem } from '#src/shared/lib/chosenPicture.ts';
import { phoneApi } from './phone/phoneApi.ts';
import { verificationApi } from './verificationApi.ts';
import { selectUpload, uploadMoved, uploadSettled } from './verificationSlice.ts';
import type { Upload, UploadFailure } from './verificationSlice.ts';

interface DocumentUpload {
  readonly upload: Upload | null;
  readonly choose: () => void;
  readonly forget: () => void;
  readonly send: (file: File) => Promise<void>;
  /** Null when there is nothing to send again. */
  readonly retry: (() => void) | null;
  /** Shows why a chosen file is not sent at all. */
  readonly refuse: (why: PictureProblem) => void;
}

/** Whose cookie identifies the client: that of a session, or that of a phone with a link. */
export type Sender = 'session' | 'phone';

const uploads = {
  session: verificationApi.endpoints.uploadVerificationImage,
  phone: phoneApi.endpoints.uploadPhoneDocument,
} as const;

/** Sends one document; several may be on their way at once. */
export function useDocumentUpload(kind: DocumentKind, identity: IdentityDocument, by: Sender): DocumentUpload {
  const dispatch = useAppDispatch();
  const upload = useAppSelector((state) => selectUpload(state, kind));
  const file = useRef<File | null>(null);
  const isHere = useRef(true);
  const move = (next: Upload) => dispatch(uploadMoved({ kind, upload: next }));
  const wasUnsent = useTypedBefore<true>(`verification/${kind}`);
  // The file itself cannot be kept.
  useTypedAfter<true>(`verification/${kind}`, () => (file.current === null ? null : true));
  useEffect(() => {
    if (wasUnsent !== null)
      dispatch(uploadMoved({ kind, upload: { phase: 'failed', why: 'sessionOver', canRetry: false } }));
  }, [dispatch, kind, wasUnsent]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      dispatch(leaveUpload(kind));
    };
  }, [dispatch, kind]);

  const send = async (photo: File): Promise<void> => {
    file.current = photo;
    let shownPercent = 0;
    move({ phase: 'sending', percent: shownPercent });
    const onProgress = (share: number) => {
      const percent = Math.round(share * 100);
      if (percent === shownPercent) return;
      shownPercent = percent;
      move({ phase: 'sending', percent });
    };
    const body = { kind, identity_document: identity, file: photo };
    const { error } = await (by === 'phone'
      ? dispatch(sendSealed(uploads.phone, { body, onProgress }))
      : dispatch(sendSealed(uploads.session, { body, onProgress })));
    if (error !== undefined) {
      move({ phase: 'failed', why: failureOf(error), canRetry: isHere.current });
      return;
    }
    file.current = null;
    dispatch(uploadSettled(kind));
    dispatch(noticeShown({ tone: 'success', text: { key: 'verification:uploaded' } }));
  };
  const canRetry = upload?.phase === 'failed' && upload.canRetry;
  return {
    upload,
    choose: () => move({ phase: 'chosen' }),
    forget: () => {
      file.current = null;
      dispatch(uploadSettled(kind));
    },
    send,
    retry: canRetry
      ? () => {
          if (file.current !== null) void send(file.current);
        }
      : null,
    refuse: (why) => move({ phase: 'failed', why, canRetry: false }),
  };
}

/** The photo is lost with its card: only a running upload continues without it. */
const leaveUpload =
  (kind: DocumentKind): AppThunk<void> =>
  (dispatch, getState) => {
    if (selectUpload(getState(), kind)?.phase !== 'sending') dispatch(uploadSettled(kind));
  };

function failureOf(error: unknown): UploadFailure {
  if (!isRequestFailure(error) || error.status === 0) return 'connection';
  if (error.status === 413) return 'large';
  if (error.status === 415) return 'unreadable';
  if (error.status === 429) return 'tooMany';
  const told = error.fields['file'] ?? error.fields['kind'] ?? error.message;
  return told === null ? 'other' : { told };
}
