import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import type { useCheckout } from './useCheckout.ts';

const Note = styled('p')(({ theme }) => ({
  padding: '12px 14px',
  borderRadius: theme.radii.control,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
}));

const Notes = styled('div')({
  display: 'grid',
  gap: 12,
  margin: '16px 0 20px',
  '& > :empty': { display: 'none' },
  '& p': { margin: 0 },
});

/** What has changed or failed since the client opened the page; their choice is preserved. */
export function CheckoutNotes({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useTranslation('checkout');
  const language = useAppSelector(selectLanguage);
  const { formerTotal, quote, refusal, order, payFailure } = checkout;

  const failure = (): string | null => {
    if (payFailure !== null) return payFailure;
    if (refusal === null) return null;
    if (refusal.kind === 'other') return refusal.message ?? t('failure.other');
    return refusal.kind === 'unsettled' || refusal.kind === 'expired' ? t(`failure.${refusal.kind}`) : null;
  };
  return (
    <Notes className="notes">
      <div role="status">
        {formerTotal === null || quote === null ? null : (
          <Note>
            {t('priceChanged', { before: formatGel(formerTotal, language), now: formatGel(quote.total, language) })}
          </Note>
        )}
      </div>
      <div role="status">
        {order === null ? null : (
          <Note>
            {t('ordered', { number: order.number })}{' '}
            <ButtonLink variant="text" size="small" to={paths.order(order.id)}>
              {t('seeOrder')}
            </ButtonLink>
          </Note>
        )}
      </div>
      <FailureNote text={failure()} />
    </Notes>
  );
}
