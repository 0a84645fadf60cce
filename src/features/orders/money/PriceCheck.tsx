import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { withDecimalSign } from '#contract/domain/format/withDecimalSign.ts';
import type { PriceInputs } from '#contract/domain/money/priceInputs.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatPercent } from '#contract/domain/format/formatPercent.ts';
import { formatWeekdays } from '#src/shared/format/weekdaySpans.ts';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import type { LineName } from '../orderWords.ts';
import { FoldedBlock } from '../page/FoldedBlock.tsx';

const Details = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle2, margin: '16px 0 4px' },
  '& p': { margin: '0 0 14px', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& code': { overflowWrap: 'anywhere' },
}));

interface Props {
  readonly order: Order;
  readonly lineName: LineName;
}

/** The inputs of an order's price, and the file to recompute it. */
export function PriceCheck({ order, lineName }: Props) {
  const { t } = useTranslation('orders');
  const { price_inputs: inputs } = order;
  return (
    <FoldedBlock name="price" title={t('check.open')}>
      <Details>
        {inputs === null ? (
          <p>{t('check.old')}</p>
        ) : (
          <>
            <p>{t('check.text')}</p>
            <PriceDays days={inputs.days} />
            <PriceFacts inputs={inputs} lineName={lineName} />
            <p>{t('check.how')}</p>
            <Button
              variant="outlined"
              fullWidth
              startIcon={<DownloadOutlinedIcon />}
              onClick={() => saveFile('order.json', priceFile(order))}
            >
              {t('check.save')}
            </Button>
          </>
        )}
      </Details>
    </FoldedBlock>
  );
}

/** The fields of an order that determine its price, and none about its people. */
function priceFile(order: Order): string {
  const { number, ordered_at, from, to, days, payment, items, total, prepaid, deposit, rate, price_inputs } = order;
  const { brand, model, year } = order.car;
  return `${JSON.stringify({ number, ordered_at, car: { brand, model, year }, from, to, days, payment, items, total, prepaid, deposit, rate, price_inputs }, null, 2)}\n`;
}

/** A year of days is a long list. */
const Days = styled(KeyValues)({ maxHeight: 320, overflowY: 'auto' });

/** Every charged day with its price and why it cost that. */
function PriceDays({ days }: { days: PriceInputs['days'] }) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  return (
    <>
      <h3 id="price-days">{t('check.days')}</h3>
      {/* It scrolls on its own: the keyboard must reach its end. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Days tabIndex={0} aria-labelledby="price-days">
        {days.map(({ date, price, rule, season }) => (
          <div key={date}>
            <dt>
              {formatWeekdays(date, date, language)}
              <small className="detail">{t(`check.rule.${rule}`, { name: season })}</small>
            </dt>
            <dd>
              <Gel tetri={price} />
            </dd>
          </div>
        ))}
      </Days>
    </>
  );
}

interface PriceFactsProps {
  readonly inputs: PriceInputs;
  readonly lineName: LineName;
}

/** The other inputs of a price: discount, extras, promo code, shares, rounding, rate. */
function PriceFacts({ inputs, lineName }: PriceFactsProps) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const { rules, extras, coupon, commission_percent: commission, prepaid_percent: part, first_day, rate } = inputs;
  const percent = (value: number) => formatPercent(value, language);
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
            {most === null ? null : <small className="detail">{t('check.most', { name: lineName(code) })}</small>}
          </dt>
          <dd>
            <Gel tetri={price} />
            {most === null ? null : (
              <small className="detail">
                <Gel tetri={most} />
              </small>
            )}
          </dd>
        </div>
      ))}
      {coupon === undefined ? null : (
        <div>
          <dt>
            <span>{lineName('coupon')}</span>
            {coupon.most === null ? null : (
              <small className="detail">{t('check.most', { name: lineName('coupon') })}</small>
            )}
          </dt>
          <dd>
            {coupon.percent === null ? <Gel tetri={coupon.amount ?? 0} /> : percent(coupon.percent)}
            {coupon.most === null ? null : (
              <small className="detail">
                <Gel tetri={coupon.most} />
              </small>
            )}
          </dd>
        </div>
      )}
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
