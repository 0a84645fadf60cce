import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Operation, OperationTotals } from '#contract/operations.ts';
import { localMomentOf } from '#contract/rentalTime.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { paths } from '#src/lib/paths.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { TwoLineRows } from '#src/ui/TwoLineRows.ts';

interface Props {
  readonly operations: readonly Operation[];
  readonly totals: OperationTotals;
}

/** Operations on a phone: what it is and its net sum, then when, of which car and where the money is. */
export function OperationRows({ operations, totals }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  return (
    <TwoLineRows aria-label={t('title')}>
      {operations.map((operation) => {
        const [day = '', time = ''] = localMomentOf(new Date(operation.at)).split('T');
        const lines = (
          <>
            <b>{`${operation.order_number ?? operation.payout_number ?? ''} · ${t(`kinds.${operation.kind}`)}`}</b>
            <span data-figure="" {...(operation.net < 0 && { 'data-out': '' })}>
              <Gel tetri={operation.net} />
            </span>
            <small>
              {[`${formatDay(day, language, 'short')}, ${time}`, operation.car].filter(Boolean).join(' · ')}
            </small>
            <small data-end="">{t(`states.${operation.state}`)}</small>
          </>
        );
        return (
          <li key={operation.id}>
            {operation.order_id === null ? (
              <div>{lines}</div>
            ) : (
              <Link to={paths.adminOrder(operation.order_id)}>{lines}</Link>
            )}
          </li>
        );
      })}
      <li>
        <div>
          <b>{t('total', { count: totals.count })}</b>
          <span data-figure="">
            <Gel tetri={totals.net} />
          </span>
          <small>
            {[
              `${t('gross')} ${formatGel(totals.gross, language)}`,
              totals.cash === 0 ? '' : t('ofItCash', { sum: formatGel(totals.cash, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small data-end="">{`${t('commission')} ${formatGel(totals.commission, language)}`}</small>
        </div>
      </li>
    </TwoLineRows>
  );
}
