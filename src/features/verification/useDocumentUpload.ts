import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '#contract/verification.ts';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { useUnsavedForm } from '#src/store/useUnsavedForm.ts';
import { useUploadVerificationImageMutation } from './verificationApi.ts';

export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly share: number }
  /** The file is kept for another try; without one there is nothing to try again. */
  | { readonly phase: 'failed'; readonly text: string; readonly file: File | null };

interface DocumentUpload {
  readonly state: UploadState;
  readonly send: (file: File) => Promise<void>;
  /** Says why a chosen file is not sent at all. */
  readonly refuse: (text: string) => void;
}

/** Sends one document; several may be on their way at once. */
export function useDocumentUpload(kind: DocumentKind): DocumentUpload {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const [upload] = useUploadVerificationImageMutation();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  // A new build must not reload the page under a photo that has not arrived.
  useUnsavedForm(state.phase === 'sending' || (state.phase === 'failed' && state.file !== null));

  const failureOf = (error: unknown): string => {
    if (!isRequestFailure(error) || error.status === 0) return t('failure.connection');
    if (error.status === 413) return t('failure.large');
    if (error.status === 415) return t('failure.unreadable');
    if (error.status === 429) return t('failure.tooMany');
    return error.fields['file'] ?? error.message ?? t('failure.other');
  };
  const send = async (file: File): Promise<void> => {
    setState({ phase: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => setState({ phase: 'sending', share });
      await upload({ body: { kind, file }, onProgress }).unwrap();
      setState({ phase: 'idle' });
      dispatch(noticeShown({ tone: 'success', text: t('uploaded') }));
    } catch (error) {
      setState({ phase: 'failed', text: failureOf(error), file });
    }
  };
  return { state, send, refuse: (text) => setState({ phase: 'failed', text, file: null }) };
}
