import ZoomInRoundedIcon from '@mui/icons-material/ZoomInRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentImage } from '#contract/calls/verification.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { DocumentBody, DocumentFrame, DocumentPicture } from '../DocumentGrid.ts';
import { DocumentPhoto } from '../DocumentPhoto.tsx';
import { DocumentStatus } from '../DocumentStatus.tsx';
import type { DocumentName } from '../verificationState.ts';
import { VerdictForm } from './VerdictForm.tsx';
import type { Draft } from './verdicts.ts';
import { ZoomDialog } from './ZoomDialog.tsx';

/** The whole picture is the button. */
const Enlarge = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  padding: 8,
  '&:focus-visible': { outlineOffset: -3 },
  '& > svg': {
    width: 32,
    height: 32,
    padding: 5,
    borderRadius: theme.radii.pill,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.palette.elevation.raised,
  },
}));

interface Props {
  readonly name: DocumentName;
  /** Null when it was not sent. */
  readonly image: DocumentImage | null;
  readonly draft: Draft | undefined;
  /** Null when there is nothing to decide. */
  readonly onDraft: ((draft: Draft) => void) | null;
}

/** One document under review. */
export function ReviewedDocument({ name: document, image, draft, onDraft }: Props) {
  const { t } = useTranslation(['review', 'verification']);
  const [isLarge, setIsLarge] = useUiState(`review/large:${image?.id ?? 0}`, false);
  const titleId = useId();
  const name = t(`verification:kinds.${document}`);
  const look = draft?.kind === 'reject' || image?.status === 'rejected' ? 'bad' : 'sent';
  return (
    <DocumentFrame aria-labelledby={titleId} data-look={image === null ? 'missing' : look}>
      <DocumentPicture>
        {image === null ? <p>{t('missing')}</p> : <DocumentPhoto image={image} alt={name} />}
        {image && image.url !== null ? (
          <Enlarge aria-label={t('enlarge', { document: name })} onClick={() => setIsLarge(true)}>
            <ZoomInRoundedIcon />
          </Enlarge>
        ) : null}
        {image ? <DocumentStatus status={image.status} /> : null}
      </DocumentPicture>
      <DocumentBody>
        <Typography id={titleId} variant="h4" component="h3">
          {name}
        </Typography>
        {image?.status === 'rejected' ? (
          <p data-bad="">
            {t(`reasons.${image.reason ?? 'other'}`)}. {image.comment}
          </p>
        ) : null}
        {onDraft === null ? null : <VerdictForm name={name} draft={draft} onDraft={onDraft} />}
      </DocumentBody>
      {isLarge && image && image.url !== null ? (
        <ZoomDialog title={name} url={image.url} onClose={() => setIsLarge(false)} />
      ) : null}
    </DocumentFrame>
  );
}
