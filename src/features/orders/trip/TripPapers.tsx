import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20, listStyle: 'disc' });

/** What the client should have in the hand at the pick-up, by what was agreed. */
export function TripPapers({
  order: { deposit, deposit_hold: hold, terms, total, prepaid, is_paid },
}: {
  order: Order;
}) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const permit = terms?.car.licence.idp;
  const ways = terms?.car.deposit.how ?? [];
  const sum = formatGel(deposit, language);
  // What the bank holds, or the owner has, is not to be brought any more.
  const isToBring = deposit > 0 && (hold === null || hold.state === 'open' || hold.state === 'cash');
  const wayOf = () => {
    const [one, ...others] = ways;
    if (one === 'cash' && others.length === 0) return 'depositCash';
    if (one === 'card_hold' && others.length === 0) return 'depositCard';
    return ways.length === 0 ? 'deposit' : 'depositReady';
  };
  return (
    <List>
      <li>{t('onTrip.papers.licence')}</li>
      {permit === 'all_foreign' || permit === 'other_scripts' ? <li>{t(`onTrip.papers.permit.${permit}`)}</li> : null}
      <li>{t('onTrip.papers.identity')}</li>
      {isToBring ? <li>{t(`onTrip.papers.${wayOf()}`, { sum })}</li> : null}
      {is_paid || total === prepaid ? null : (
        <li>{t('onTrip.papers.rest', { sum: formatGel(total - prepaid, language) })}</li>
      )}
    </List>
  );
}
