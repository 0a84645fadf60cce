import LockOutlineRoundedIcon from '@mui/icons-material/LockOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/cars.ts';
import type { PaymentWay } from '#contract/orders.ts';
import type { Quote } from '#contract/quotes.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { QuoteLines } from '#src/features/quotes/QuoteLines.tsx';
import { formatGel } from '#src/lib/formatMoney.ts';
import { paths } from '#src/lib/paths.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { CheckoutNotes } from './CheckoutNotes.tsx';
import type { useCheckout } from './useCheckout.ts';

const Sticky = styled(Panel)(({ theme }) => ({
  '& > dl': { marginTop: 0 },
  position: 'sticky',
  top: `calc(${theme.layout.header} + 20px)`,
  boxShadow: theme.vars.palette.elevation.raised,
  [theme.breakpoints.down('lg')]: { position: 'static', boxShadow: 'none' },
}));

const Small = styled('p')(({ theme }) => ({
  marginTop: 14,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '& a': { color: theme.vars.palette.primary.text, fontWeight: 500 },
}));

interface Props {
  readonly car: Car;
  readonly quote: Quote;
  readonly way: PaymentWay;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** The sums and the one button. What went wrong stands right above it. */
export function PricePanel({ car, quote, way, checkout }: Props) {
  const { t } = useTranslation('checkout');
  const language = useAppSelector(selectLanguage);
  const id = useId();
  const { order, refusal, isBusy, submit } = checkout;
  const isRequest = quote.needs_confirmation && order === null;
  const due = formatGel(way === 'full' ? quote.total : quote.prepaid, language);

  const label = (): string => {
    if (refusal?.kind === 'unsettled') return t('button.again');
    return isRequest ? t('button.request') : t('button.pay', { sum: due });
  };
  return (
    <Sticky as="aside" aria-labelledby={id}>
      <h2 id={id}>{t('price')}</h2>
      <QuoteLines
        quote={quote}
        extraNames={Object.fromEntries(car.extras.map((extra) => [extra.code, extra.name]))}
        isStale={false}
      />
      <CheckoutNotes checkout={checkout} />
      <Button
        size="large"
        fullWidth
        loading={isBusy}
        {...(isRequest ? {} : { startIcon: <LockOutlineRoundedIcon /> })}
        onClick={() => void submit()}
      >
        {label()}
      </Button>
      {isRequest ? <Small>{t('button.requestNote')}</Small> : null}
      <Small>
        <Trans
          t={t}
          i18nKey={isRequest ? 'agreement.request' : 'agreement.pay'}
          components={{ terms: <Link to={paths.terms} target="_blank" /> }}
        />
      </Small>
    </Sticky>
  );
}
