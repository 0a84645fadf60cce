import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { AgreedTermsList } from '#src/features/cars/terms/AgreedTermsList.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import type { TermsRead } from './useTermsRead.ts';

const Rule = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginBottom: 20,
  padding: '14px 16px',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.mist,
  ...theme.typography.body2,
  '& svg': { flex: 'none', width: 20, height: 20, marginTop: 1 },
}));

const Agreement = styled('div')(({ theme }) => ({
  marginTop: 8,
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 500,
}));

interface Props {
  readonly quote: Quote;
  readonly reading: TermsRead;
  /** The order is placed, so the terms are agreed. */
  readonly isDone: boolean;
}

/** The terms the client agrees to; the order stores exactly these. */
export function Terms({ quote, reading, isDone }: Props) {
  const { t } = useTranslation('checkout');
  const { ofInstant } = useMomentText();
  const agreedTexts = useAgreedWords();
  const [id, messageId] = [useId(), useId()];
  const { isRead, isChanged, isMissed, box, toggle } = reading;
  const message = isChanged ? t('rules.changed') : isMissed ? t('rules.missed') : undefined;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('rules.title')}</h2>
      <Rule>
        <EventAvailableOutlinedIcon />
        <span>{t('rules.cancel', { moment: ofInstant(quote.free_until) })}</span>
      </Rule>
      <AgreedTermsList terms={quote.terms} said={agreedTexts(quote)} />
      <Agreement>
        <CheckRow
          label={t('rules.read')}
          isChecked={isRead || isDone}
          isDisabled={isDone}
          onChange={toggle}
          inputRef={box}
          {...(message !== undefined && !isDone && { messageId })}
        />
        <div role="alert">{isDone ? null : <FieldMessage id={messageId} text={message} />}</div>
      </Agreement>
    </Panel>
  );
}
