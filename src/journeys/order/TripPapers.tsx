import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/orders.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20, listStyle: 'disc' });

/** What the client should have in the hand at the pick-up, by what was agreed. */
export function TripPapers({ order: { deposit, terms, total, prepaid, is_paid } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const permit = terms?.car.licence.idp;
  const ways = terms?.car.deposit.how ?? [];
  const sum = formatGel(deposit, language);
  const byCard = ways.includes('card_hold');
  return (
    <List>
      <li>{t('onTrip.papers.licence')}</li>
      {permit === 'all_foreign' || permit === 'other_scripts' ? <li>{t(`onTrip.papers.permit.${permit}`)}</li> : null}
      <li>{t('onTrip.papers.identity')}</li>
      {deposit === 0 ? null : (
        <li>
          {t(
            ways.length === 0
              ? 'onTrip.papers.deposit'
              : byCard
                ? 'onTrip.papers.depositCard'
                : 'onTrip.papers.depositReady',
            { sum },
          )}
        </li>
      )}
      {is_paid || total === prepaid ? null : (
        <li>{t('onTrip.papers.rest', { sum: formatGel(total - prepaid, language) })}</li>
      )}
    </List>
  );
}
