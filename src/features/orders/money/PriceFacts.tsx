import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';
import { useTranslation } from 'react-i18next';
import type { PriceInputs } from '#contract/domain/priceInputs.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import type { LineName } from '../orderWords.ts';

interface Props {
  readonly inputs: PriceInputs;
  readonly lineName: LineName;
}

const percent = (value: number): string => `${value}\u00a0%`;

/** What else a price was made of: discount, extras, shares, rounding, rate. */
export function PriceFacts({ inputs, lineName }: Props) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const { rules, extras, commission_percent: commission, prepaid_percent: part, first_day, rate } = inputs;
  const [discount] = rules.discounts;
  return (
    <KeyValues>
      {discount === undefined ? null : (
        <div>
          <dt>{t('check.discount', { count: discount.min_days })}</dt>
          <dd>{percent(discount.percent)}</dd>
        </div>
      )}
      {extras.map(({ code, price, per, most, count }) => (
        <div key={code}>
          <dt>
            <span>{`${t(per === 'day' ? 'check.extraDay' : 'check.extraRental', { name: lineName(code) })}${count === undefined ? '' : ` × ${count}`}`}</span>
            {most === null ? null : <small>{t('check.most', { name: lineName(code) })}</small>}
          </dt>
          <dd>
            <Gel tetri={price} />
            {most === null ? null : (
              <small>
                <Gel tetri={most} />
              </small>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('check.part')}</dt>
        <dd>{percent(part)}</dd>
      </div>
      {commission === null ? null : (
        <div>
          <dt>{t('check.commission')}</dt>
          <dd>{percent(commission)}</dd>
        </div>
      )}
      <div>
        <dt>{t('check.firstDay')}</dt>
        <dd>
          <Gel tetri={first_day} />
        </dd>
      </div>
      <div>
        <dt>{t('check.rounding')}</dt>
        <dd>{t('check.roundingText')}</dd>
      </div>
      {rate === null ? null : (
        <div>
          <dt>{t('check.rate', { date: formatDay(rate.valid_from, language, 'medium') })}</dt>
          <dd>
            {t('check.rateOf', {
              rate: withDecimalSign(String(rate.gel_per_unit), language),
            })}
          </dd>
        </div>
      )}
    </KeyValues>
  );
}
