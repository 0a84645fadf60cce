import { useTranslation } from 'react-i18next';
import type { ChangeQuote } from '#contract/domain/orders/orderChange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

type Sums = Pick<ChangeQuote, 'total' | 'difference' | 'online'>;

/** The difference of a change: online, and in cash where a part of the rental is. */
export function ChangeSums({ total, difference, online }: Sums) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const sum = (tetri: number) => formatGel(Math.abs(tetri), language);
  const cash = difference - online;
  return (
    <KeyValues>
      <div>
        <dt>{t('change.total')}</dt>
        <dd>{sum(total)}</dd>
      </div>
      <div>
        <dt>{t(online < 0 ? 'change.back' : 'change.toPay')}</dt>
        <dd>{sum(online)}</dd>
      </div>
      {cash === 0 ? null : (
        <div>
          <dt>{t(cash < 0 ? 'change.lessCash' : 'change.moreCash')}</dt>
          <dd>{sum(cash)}</dd>
        </div>
      )}
    </KeyValues>
  );
}
