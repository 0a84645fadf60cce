import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useReducer } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_TRACE_NOTE } from '#contract/domain/traceRules.ts';
import type { TraceNote } from '#contract/calls/traces.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { tracesApi } from '#src/features/traces/tracesApi.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Key } from './replay.styles.ts';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  gap: 8,
  padding: '12px 14px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.875rem',
  '& > ul': { maxHeight: 128, overflowY: 'auto' },
  '& h2': { fontSize: '.875rem', fontWeight: 600 },
}));

const Note = styled('li')(({ theme }) => ({
  padding: '10px 12px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& + &': { marginTop: 8 },
}));

interface Props {
  readonly id: number;
  readonly step: number;
  readonly notes: readonly TraceNote[];
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** Notes of the staff on this step, stored with the report. */
export function StepNotes({ id, step, notes, fieldRef }: Props) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const instantText = useInstantText();
  const titleId = useId();
  const [text, type] = useReducer((_old: string, typed: string) => typed, '');
  const [add, { isLoading, isError }] = tracesApi.useAddTraceNoteMutation();
  const isEmpty = text.trim() === '';

  const save = async () => {
    if (isEmpty || isLoading) return;
    const { data } = await add({ params: { id }, body: { step, text } });
    if (!data) return;
    dispatch(
      tracesApi.util.updateQueryData('getTrace', { params: { id } }, (draft) => void draft.notes.push(data.note)),
    );
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
  };

  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{t('replay.notes.title')}</h2>
      <ul>
        {notes
          // Notes on the whole trace are at its first step.
          .filter((note) => (note.step ?? 0) === step)
          .map((note) => (
            <Note key={note.id}>
              {note.text} <small>{[note.author ?? t('replay.notes.gone'), instantText(note.at)].join(', ')}</small>
            </Note>
          ))}
      </ul>
      <OutlinedInput
        multiline
        maxRows={5}
        size="small"
        value={text}
        inputRef={fieldRef}
        placeholder={t('replay.notes.write')}
        inputProps={{
          'aria-label': t('replay.notes.write'),
          'aria-keyshortcuts': 'N',
          maxLength: LONGEST_TRACE_NOTE,
        }}
        endAdornment={isEmpty ? <Key aria-hidden="true">N</Key> : null}
        sx={{ minHeight: 44, py: 2, fontSize: '.9375rem' }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FailureNote text={isError ? t('replay.notes.failed') : null} />
      {isEmpty ? null : (
        <Button variant="outlined" size="small" loading={isLoading} onClick={() => void save()}>
          {t('replay.notes.save')}
        </Button>
      )}
    </Box>
  );
}
