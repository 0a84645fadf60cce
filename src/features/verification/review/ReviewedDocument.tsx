import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import FitScreenRoundedIcon from '@mui/icons-material/FitScreenRounded';
import RemoveRoundedIcon from '@mui/icons-material/RemoveRounded';
import RotateRightRoundedIcon from '@mui/icons-material/RotateRightRounded';
import ZoomInRoundedIcon from '@mui/icons-material/ZoomInRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentImage } from '#contract/calls/verification/verification.ts';
import { rejectionReasons } from '#contract/domain/documentKinds.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { atEnd } from '#src/shared/ui/components/atEnd.ts';
import { DocumentBody, DocumentFrame, DocumentPicture } from '../DocumentGrid.ts';
import { DocumentPhoto } from '../DocumentPhoto.tsx';
import { DocumentStatus } from '../DocumentStatus.tsx';
import type { DocumentName } from '../documentsOf.ts';
import type { Draft } from './verdicts.ts';
import { lacksComment } from './verdicts.ts';

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

interface VerdictFormProps {
  /** The document's. */
  readonly name: string;
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft) => void;
}

/** Approve, or reject with a reason the client can act on. */
function VerdictForm({ name, draft, onDraft }: VerdictFormProps) {
  const { t } = useTranslation('review');
  const choose = (kind: string) =>
    onDraft(kind === 'approve' ? { kind } : { kind: 'reject', reason: 'unreadable', comment: '' });
  return (
    <>
      <RadioGroup
        row
        aria-label={t('verdict', { document: name })}
        value={draft?.kind ?? ''}
        onChange={(_event, kind) => choose(kind)}
      >
        <FormControlLabel value="approve" control={<Radio />} label={t('approve')} />
        <FormControlLabel value="reject" control={<Radio />} label={t('reject')} />
      </RadioGroup>
      {draft?.kind === 'reject' ? (
        <>
          <TextField
            select
            label={t('reason')}
            value={draft.reason}
            onChange={({ target }) => {
              const reason = rejectionReasons.find((one) => one === target.value);
              if (reason) onDraft({ ...draft, reason });
            }}
            sx={{ mt: 2 }}
          >
            {rejectionReasons.map((reason) => (
              <MenuItem key={reason} value={reason}>
                {t(`reasons.${reason}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            multiline
            label={t('comment')}
            value={draft.comment}
            required={draft.reason === 'other'}
            helperText={lacksComment(draft) ? t('commentNeeded') : ' '}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => onDraft({ ...draft, comment: target.value })}
            sx={{ mt: 2 }}
          />
        </>
      ) : null}
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { flex: '1 1 160px', minWidth: 0 },
}));

/** Arrow keys scroll an enlarged document, once this has the focus. */
const Area = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: theme.vars.palette.background.mist,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  '& > img': { display: 'block', objectFit: 'contain', margin: 'auto' },
}));

const steps = [1, 1.5, 2, 3, 4, 6] as const;

interface ZoomDialogProps {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A document over the whole window. + and − make it larger and smaller, 0 fits it, R turns it. */
function ZoomDialog({ title, url, onClose }: ZoomDialogProps) {
  const { t } = useTranslation(['review', 'common']);
  const titleId = useId();
  const [step, setStep] = useUiState('review/zoom', 0, { privacy: 'keep' });
  const [turns, setTurns] = useUiState('review/turns', 0, { privacy: 'keep' });
  const scale = steps[step] ?? 1;
  const larger = () => setStep((now) => Math.min(now + 1, steps.length - 1));
  const smaller = () => setStep((now) => Math.max(now - 1, 0));
  const turn = () => setTurns((now) => (now + 1) % 4);
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') larger();
    else if (key === '-') smaller();
    else if (key === '0') setStep(0);
    else if (key.toLowerCase() === 'r') turn();
  };
  return (
    <Dialog open fullScreen aria-labelledby={titleId} onClose={onClose} onKeyDown={onKeyDown}>
      <Bar>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={t('zoom.out')} {...atEnd(step === 0, smaller)}>
          <RemoveRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('zoom.in')} {...atEnd(step === steps.length - 1, larger)}>
          <AddRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('zoom.reset')} onClick={() => setStep(0)}>
          <FitScreenRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('zoom.turn')} onClick={turn}>
          <RotateRightRoundedIcon />
        </IconButton>
        <IconButton aria-label={t('common:close')} onClick={onClose}>
          <CloseRoundedIcon />
        </IconButton>
      </Bar>
      <Area tabIndex={0} role="region" aria-label={t('zoom.area', { percent: scale * 100 })}>
        <img
          src={url}
          alt={title}
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%`, transform: `rotate(${turns * 90}deg)` }}
        />
      </Area>
    </Dialog>
  );
}
