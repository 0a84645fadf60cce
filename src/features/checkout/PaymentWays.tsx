import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentWay } from '#contract/calls/orders/orders.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > .way': {
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: 14,
    '&:has(:checked)': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      backgroundColor: theme.vars.palette.primary.soft,
    },
  },
  '& label': { padding: 18 },
  '& .name': { fontWeight: 600, fontSize: '1rem' },
  '& label > .end': { color: 'inherit', fontSize: '1rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .hint': { display: 'block', fontSize: '.875rem', lineHeight: 1.45, color: theme.vars.palette.text.secondary },
}));

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  readonly quote: Quote;
  readonly way: PaymentWay;
  readonly isDisabled: boolean;
  readonly onChange: (way: PaymentWay) => void;
  readonly isCardGiven: boolean;
  readonly onGiveCard: (isGiven: boolean) => void;
}

/** Everything online, or a part online and the rest in cash. */
export function PaymentWays({ quote, way, isDisabled, onChange, isCardGiven, onGiveCard }: Props) {
  const { t } = useTranslation('checkout');
  const language = useAppSelector(selectLanguage);
  const [id, name] = [useId(), useId()];
  const { total, prepaid, needs_confirmation } = quote;
  const row = (value: PaymentWay, amount: number, text: string) => (
    <div className="way">
      <CheckRow
        type="radio"
        name={name}
        label={
          <>
            <b className="name">{t(`ways.${value}`)}</b>
            <small className="hint">{text}</small>
          </>
        }
        end={formatGel(amount, language)}
        isChecked={way === value}
        isDisabled={isDisabled}
        onChange={() => onChange(value)}
      />
    </div>
  );
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('ways.title')}</h2>
      <Ways role="radiogroup" aria-labelledby={id}>
        {row('full', total, t(needs_confirmation ? 'ways.fullLater' : 'ways.fullText'))}
        {prepaid < total
          ? row('part', prepaid, t('ways.partText', { sum: formatGel(total - prepaid, language) }))
          : null}
      </Ways>
      {needs_confirmation ? (
        <CheckRow
          label={
            <>
              {t('ways.hold')}
              <Small>
                {t('ways.holdText', {
                  sum: formatGel(way === 'full' ? total : prepaid, language),
                  hours: quote.accepted_hours,
                })}
              </Small>
            </>
          }
          isChecked={isCardGiven}
          isDisabled={isDisabled}
          onChange={() => onGiveCard(!isCardGiven)}
        />
      ) : null}
    </Panel>
  );
}
