import { useTranslation } from 'react-i18next';
import type { ChangeQuote } from '#contract/domain/orders/orderChange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

interface Props {
  readonly sums: Pick<ChangeQuote, 'total' | 'difference' | 'online'>;
  /** Whether the reader is who gets money back. */
  readonly isClient: boolean;
}

/** The difference of a change: online, and in cash where a part of the rental is. */
export function ChangeSums({ sums: { total, difference, online }, isClient }: Props) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const sum = (tetri: number) => formatGel(Math.abs(tetri), language);
  const cash = difference - online;
  const back = isClient ? 'change.back' : 'cancel.refundToClient';
  return (
    <KeyValues>
      <div>
        <dt>{t('change.total')}</dt>
        <dd>{sum(total)}</dd>
      </div>
      <div>
        <dt>{t(online < 0 ? back : 'change.toPay')}</dt>
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
