import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind, VerificationImage } from '#contract/verification.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { closePicture, openPicture } from './chosenPicture.ts';
import type { ChosenPicture } from './chosenPicture.ts';
import { DeleteDocument } from './DeleteDocument.tsx';
import { DocumentActions, DocumentBody, DocumentFrame, DocumentPicture } from './DocumentGrid.ts';
import { DocumentPhoto } from './DocumentPhoto.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { useDocumentUpload } from './useDocumentUpload.ts';

interface Props {
  readonly kind: DocumentKind;
  /** Null until it is sent. */
  readonly image: VerificationImage | null;
  /** Nothing can be changed any more. */
  readonly isFinal: boolean;
}

/** One document: what was sent, how it stands, and the ways to send, turn, replace and take it back. */
export function DocumentCard({ kind, image, isFinal }: Props) {
  const { t } = useTranslation('verification');
  const upload = useDocumentUpload(kind);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { state } = upload;
  const isRejected = image?.is_rejected === 1;
  const isThere = image !== null;
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    // The pressed button went with the photo: whoever uses a keyboard goes on at its place.
    if (isGone && document.activeElement === document.body) heading.current?.focus();
  }, [isThere]);
  const onChoose = async (file: File): Promise<void> => {
    const picture = await openPicture(file);
    if (typeof picture === 'string') upload.refuse(t(`failure.${picture}`));
    else setChosen(picture);
  };
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
          <DocumentPhoto image={image} alt={t('pictureOf', { document: t(`kinds.${kind}`) })} />
        )}
        {image?.status ? <DocumentStatus status={image.status} /> : null}
      </DocumentPicture>
      <DocumentBody>
        <Typography ref={heading} id={headingId} variant="h4" component="h2" tabIndex={-1}>
          {t(`kinds.${kind}`)}
        </Typography>
        <DocumentText kind={kind} image={image} />
        {state.phase === 'sending' ? <Progress share={state.share} labelledBy={headingId} /> : null}
        <div role="alert">{state.phase === 'failed' ? <p data-bad="">{state.text}</p> : null}</div>
        {isFinal || state.phase === 'sending' ? null : (
          <DocumentActions>
            <PhotoButtons kind={kind} look={look(image)} onChoose={onChoose} onRetry={retryOf(upload)} />
            {image?.id === undefined ? null : <DeleteDocument id={image.id} kind={kind} />}
          </DocumentActions>
        )}
      </DocumentBody>
      {chosen === null ? null : (
        <PhotoDialog
          picture={chosen}
          title={t(`kinds.${kind}`)}
          onClose={close}
          onSend={(file) => {
            close();
            void upload.send(file);
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

/** Another try with the same photo, where there is one. */
function retryOf({ state, send }: ReturnType<typeof useDocumentUpload>): (() => void) | null {
  const file = state.phase === 'failed' ? state.file : null;
  return file === null ? null : () => void send(file);
}

function DocumentText({ kind, image }: Pick<Props, 'kind' | 'image'>) {
  const { t } = useTranslation('verification');
  const { ofInstant } = useMomentText();
  if (image === null) {
    return (
      <p>
        {t(`hints.${kind}`)} {t('formats')}
      </p>
    );
  }
  if (image.is_rejected === 1) {
    return (
      <p data-bad="">
        {t(`reasons.${image.reason ?? 'other'}`)} {image.comment}
      </p>
    );
  }
  return image.uploaded_at === undefined ? null : <p>{t('sentAt', { time: ofInstant(image.uploaded_at) })}</p>;
}

function Progress({ share, labelledBy }: { share: number; labelledBy: string }) {
  const { t } = useTranslation('verification');
  const percent = Math.round(share * 100);
  return (
    <>
      <LinearProgress
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-labelledby={labelledBy}
        sx={{ mt: 1 }}
      />
      <p>{share < 1 ? t('sending', { percent }) : t('checking')}</p>
    </>
  );
}
