import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind, IdentityDocument, VerificationImage } from '#contract/calls/verification/verification.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { closePicture, openPicture } from '#src/shared/lib/chosenPicture.ts';
import type { ChosenPicture } from '#src/shared/lib/chosenPicture.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { DocumentActions, DocumentBody, DocumentFrame, DocumentPicture } from './DocumentGrid.ts';
import { DocumentPhoto } from './DocumentPhoto.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { useDocumentUpload } from './useDocumentUpload.ts';
import type { Sender } from './useDocumentUpload.ts';
import { useDeleteVerificationImageMutation } from './verificationApi.ts';
import type { UploadFailure } from './verificationSlice.ts';
import { nameOf } from './documentsOf.ts';
import type { DocumentName } from './documentsOf.ts';

interface Props {
  readonly kind: DocumentKind;
  readonly identity: IdentityDocument;
  /** Null until it is sent. */
  readonly image: VerificationImage | null;
  /** Whether it is the next document to send. */
  readonly isNext: boolean;
  /** The verification is final: nothing can be changed. */
  readonly isFinal: boolean;
  /** Who sends it; a phone cannot delete. */
  readonly by?: Sender;
}

/** One document: its picture, its state, and buttons to send, turn, replace and delete it. */
export function DocumentCard({ kind, identity, image, isNext, isFinal, by = 'session' }: Props) {
  const { t } = useTranslation('verification');
  const { upload, choose, forget, send, retry, refuse } = useDocumentUpload(kind, identity, by);
  const name = nameOf(kind, identity);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const headingId = useId();
  const isRejected = image?.is_rejected === 1;
  const onChoose = async (file: File): Promise<void> => {
    const picture = await openPicture(file);
    if (typeof picture === 'string') {
      refuse(picture);
      return;
    }
    choose();
    setChosen(picture);
  };
  const failureText = (why: UploadFailure) => (typeof why === 'string' ? t(`failure.${why}`) : why.told);
  const close = () => {
    if (chosen) closePicture(chosen);
    setChosen(null);
  };
  return (
    <DocumentFrame aria-labelledby={headingId} data-look={image === null ? 'missing' : isRejected ? 'bad' : 'sent'}>
      <DocumentPicture>
        {image === null ? (
          <UploadRoundedIcon />
        ) : (
          <DocumentPhoto image={image} alt={t('pictureOf', { document: t(`kinds.${name}`) })} />
        )}
        {image?.status ? <DocumentStatus status={image.status} /> : null}
      </DocumentPicture>
      <DocumentBody>
        <Typography id={headingId} variant="h4" component="h2">
          {t(`kinds.${name}`)}
        </Typography>
        <DocumentText name={name} image={image} />
        {upload?.phase === 'sending' ? <Progress percent={upload.percent} labelledBy={headingId} /> : null}
        <div role="alert">{upload?.phase === 'failed' ? <p data-bad="">{failureText(upload.why)}</p> : null}</div>
        {isFinal || upload?.phase === 'sending' ? null : (
          <DocumentActions>
            <PhotoButtons
              kind={kind}
              name={name}
              isNext={isNext}
              look={look(image)}
              onChoose={onChoose}
              onRetry={retry}
            />
            {image?.id === undefined ? null : <DeleteDocument id={image.id} name={name} />}
          </DocumentActions>
        )}
      </DocumentBody>
      {chosen === null ? null : (
        <PhotoDialog
          picture={chosen}
          title={t(`kinds.${name}`)}
          onClose={() => {
            close();
            forget();
          }}
          onSend={(file) => {
            close();
            void send(file);
          }}
        />
      )}
    </DocumentFrame>
  );
}

function look(image: VerificationImage | null): 'missing' | 'rejected' | 'sent' {
  if (image === null) return 'missing';
  return image.is_rejected === 1 ? 'rejected' : 'sent';
}

function DocumentText({ name, image }: { name: DocumentName } & Pick<Props, 'image'>) {
  const { t } = useTranslation('verification');
  const { ofInstant } = useMomentText();
  const hint = t(`hints.${name}`);
  if (image === null) return <p>{`${hint} ${t('formats')}`}</p>;
  if (image.is_rejected === 1) {
    const reason = t(`reasons.${image.reason ?? 'other'}`);
    return <p data-bad="">{`${reason} ${image.comment ?? ''}`}</p>;
  }
  return image.uploaded_at === undefined ? null : <p>{t('sentAt', { time: ofInstant(image.uploaded_at) })}</p>;
}

function Progress({ percent, labelledBy }: { percent: number; labelledBy: string }) {
  const { t } = useTranslation('verification');
  return (
    <>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-labelledby={labelledBy}
        sx={{ mt: 1 }}
      />
      <p>{percent < 100 ? t('sending', { percent }) : t('checking')}</p>
    </>
  );
}

interface DeleteDocumentProps {
  readonly id: number;
  readonly name: DocumentName;
}

/** Deletes a document after a question. */
function DeleteDocument({ id, name }: DeleteDocumentProps) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useUiState(`verification/delete:${id}`, false);
  const [isBusy, setIsBusy] = useUiState(`verification/delete/isBusy:${id}`, false);
  const [remove] = useDeleteVerificationImageMutation();
  const titleId = useId();
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await remove({ params: { id } }).unwrap();
      dispatch(noticeShown({ tone: 'success', text: { key: 'verification:remove.done' } }));
    } catch (error) {
      const answered = isRequestFailure(error) ? error.message : null;
      dispatch(
        noticeShown({
          tone: 'error',
          text: answered === null ? { key: 'verification:remove.failed' } : serverMessage(answered),
        }),
      );
    }
    setIsBusy(false);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DeleteOutlineRoundedIcon />}
        aria-label={t('actions.deleteOf', { document: t(`kinds.${name}`) })}
        onClick={() => setIsOpen(true)}
      >
        {t('actions.delete')}
      </Button>
      <Dialog
        open={isOpen}
        aria-labelledby={titleId}
        onClose={() => setIsOpen(false)}
        sx={{ '& .MuiDialog-paper': { width: 'auto', height: 'auto', m: 4, borderRadius: 5 } }}
      >
        <DialogTitle id={titleId} sx={{ fontSize: '1.125rem' }}>
          {t('remove.question')}
        </DialogTitle>
        <DialogActions sx={{ p: 5, pt: 2 }}>
          <Button variant="outlined" onClick={() => setIsOpen(false)}>
            {t('remove.no')}
          </Button>
          <Button color="error" loading={isBusy} onClick={() => void confirm()}>
            {t('remove.yes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
