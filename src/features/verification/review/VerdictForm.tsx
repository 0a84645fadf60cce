import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { rejectionReasons } from '#contract/domain/documentKinds.ts';
import { lacksComment } from './verdicts.ts';
import type { Draft } from './verdicts.ts';

interface Props {
  /** The document's. */
  readonly name: string;
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft) => void;
}

/** Approve, or reject with a reason the client can act on. */
export function VerdictForm({ name, draft, onDraft }: Props) {
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
