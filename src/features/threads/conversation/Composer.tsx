import SendRoundedIcon from '@mui/icons-material/SendRounded';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_MESSAGE } from '#contract/domain/limits.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { writeMessage } from '../sendWaiting.ts';
import { selectDraft, selectHasUnsent } from '../threadsSelectors.ts';
import type { DraftPlace } from '../threadsSlice.ts';
import { writeDraft } from '../writeDraft.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-end',
  gap: 10,
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: '10px 12px' },
}));

const Field = styled(InputBase)(({ theme }) => ({
  flex: 1,
  minHeight: 48,
  padding: '10px 20px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 24,
  '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 1 },
}));

const Send = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  width: 48,
  height: 48,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
}));

/** Room to write: Enter sends, with Shift it begins a line. */
export function Composer({ threadId }: { threadId: number }) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const place: DraftPlace = `thread.${threadId}`;
  const text = useAppSelector((state) => selectDraft(state, place));
  const hasUnsent = useAppSelector(selectHasUnsent);
  useUnsavedForm(text !== '' || hasUnsent, 'page');

  const send = (): void => {
    if (text.trim() === '') return;
    dispatch(writeMessage(threadId, text.trim()));
    dispatch(writeDraft(place, ''));
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Form onSubmit={onSubmit}>
      <Field
        multiline
        maxRows={5}
        value={text}
        placeholder={t('write')}
        inputProps={{ 'aria-label': t('write'), maxLength: LONGEST_MESSAGE, enterKeyHint: 'send' }}
        onChange={(event) => dispatch(writeDraft(place, event.target.value))}
        onKeyDown={onKeyDown}
      />
      <Send type="submit" aria-label={t('send')}>
        <SendRoundedIcon />
      </Send>
    </Form>
  );
}
