import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import DoneAllRoundedIcon from '@mui/icons-material/DoneAllRounded';
import DoneRoundedIcon from '@mui/icons-material/DoneRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/calls/threads.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { timeOfMoment } from '../moments.ts';
import { useLineText } from '../useLineText.ts';
import { Bubble, Meta, Note } from './bubble.styles.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'center',
  alignItems: 'center',
  gap: 8,
  maxWidth: '80%',
  marginBlock: 12,
  padding: '8px 14px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 22,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  lineHeight: 1.4,
  '& > svg': { flex: 'none', width: 20, height: 20, color: theme.vars.palette.primary.text },
}));

interface Props {
  readonly message: Message;
  readonly isTail: boolean;
  /** Of the other one. */
  readonly name: string;
  readonly isSeen: boolean;
}

/** A message, as plain text, or an event of an order. */
export function MessageItem({ message, isTail, name, isSeen }: Props) {
  const { t } = useTranslation('chat');
  const lineText = useLineText();
  const { text, is_own: isOwn, is_masked: isMasked, order, at } = message;
  if (order !== null)
    return (
      <Line>
        <CheckCircleOutlineRoundedIcon />
        {lineText(order)}
      </Line>
    );
  return (
    <li data-own={isOwn ? '' : undefined} data-tail={isTail ? '' : undefined}>
      <VisuallyHidden>{isOwn ? t('yours') : name}</VisuallyHidden>
      <Bubble>{text}</Bubble>
      {isMasked ? <Note>{t(isOwn ? 'covered' : 'coveredFromYou')}</Note> : null}
      {isTail ? (
        <Meta>
          <time dateTime={at}>{timeOfMoment(at)}</time>
          {!isOwn ? null : isSeen ? (
            <DoneAllRoundedIcon titleAccess={t('seen')} />
          ) : (
            <DoneRoundedIcon titleAccess={t('sent')} />
          )}
        </Meta>
      ) : null}
    </li>
  );
}
