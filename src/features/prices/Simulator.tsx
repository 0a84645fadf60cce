import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import type { PricedCar, PricePreview } from '#contract/calls/prices/prices.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { DateRangeField } from '#src/features/dates/DateRangeField.tsx';
import { addDays } from '#src/features/dates/localDay.ts';
import { defaultTime, momentOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useLineDays } from '#src/features/quotes/useLineDays.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { formatGel, formatGelDay } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { type PriceDraft, toSave } from './priceDraft.ts';
import { usePreviewPriceQuery } from './pricesApi.ts';

const Block = styled(PanelBlock)(({ theme }) => ({
  position: 'sticky',
  top: 'calc(var(--gza-panel-bar, 0px) + 16px)',
  overflow: 'hidden',
  [theme.breakpoints.down('xl')]: { position: 'static' },
}));

const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: 8,
  marginBottom: 12,
});
const Extras = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  '&[aria-busy=true]': { opacity: 0.55 },
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '5px 0',
    fontSize: '.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& .detail': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > div[data-total]': {
    marginTop: 8,
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 600,
  },
}));

const Payout = styled('div')(({ theme }) => ({
  margin: '16px -20px -20px',
  padding: '16px 20px',
  backgroundColor: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.contrastText,
  '& > .sum': { display: 'block', fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' },
  '& > .note': { color: theme.vars.palette.deep.text, ...theme.typography.caption },
  [theme.breakpoints.down('md')]: { margin: '16px -16px -16px' },
}));

interface Props {
  readonly car: PricedCar;
  readonly draft: PriceDraft;
  readonly today: string;
}

/** What a rental of some dates would cost and bring by the rules on this page, saved or not; the server computes it. */
export function Simulator({ car, draft, today }: Props) {
  const { t } = useTranslation('prices');
  const say = useMessage();
  const [dates, setDates] = useUiState(
    'prices/try/dates',
    () => ({
      from: momentOf(addDays(today, 7), defaultTime),
      to: momentOf(addDays(today, 7 + Math.max(7, car.min_days)), defaultTime),
    }),
    { privacy: 'keep' },
  );
  const [extras, setExtras] = useUiState<readonly string[]>('prices/try/extras', [], { privacy: 'keep' });
  const previewQuery = usePreviewPriceQuery(
    draft.base === null
      ? skipToken
      : { params: { id: car.id }, body: { ...dates, extras: [...extras], rules: toSave(draft, today) } },
  );
  const { error } = previewQuery;
  const problem =
    isRequestFailure(error) && Object.keys(error.fields).length > 0
      ? Object.values(error.fields).join(' ')
      : error && say(failureOf(error));
  return (
    <Block as="section" aria-labelledby="prices-try">
      <h2 id="prices-try">{t('try.title')}</h2>
      <Dates>
        <DateRangeField
          name="prices"
          value={dates}
          minDays={car.min_days}
          onChange={(next) => {
            if (next !== null) setDates(next);
          }}
        />
      </Dates>
      <Extras>
        {car.extras.map(({ code, name }) => (
          <ChoiceChip
            key={code}
            aria-pressed={extras.includes(code)}
            onClick={() =>
              setExtras(extras.includes(code) ? extras.filter((each) => each !== code) : [...extras, code])
            }
          >
            {name}
          </ChoiceChip>
        ))}
      </Extras>
      <FailureNote text={problem ?? null} />
      {previewQuery.data && !error ? (
        <Preview car={car} preview={previewQuery.data.preview} isStale={previewQuery.isFetching} />
      ) : null}
    </Block>
  );
}

function Preview({ car, preview, isStale }: { car: PricedCar; preview: PricePreview; isStale: boolean }) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const daysOf = useLineDays();
  const { items, total, payout, payout_without_seasons, days } = preview;
  const nameOf = ({ code, rule, season }: LineItem): string => {
    if (code === 'day' && rule !== undefined) {
      return rule === 'season' ? t('rule.season', { name: season ?? '' }) : t(`rule.${rule}`);
    }
    if (code === 'discount') return t('try.discount');
    return car.extras.find((extra) => extra.code === code)?.name ?? code;
  };
  return (
    <div aria-live="polite">
      <Lines aria-busy={isStale}>
        {items
          .filter((item) => item.for === 'client')
          .map((item) => (
            <div key={`${item.code} ${item.rule} ${item.season} ${item.unit_price}`}>
              <dt>
                {nameOf(item)}
                <small className="detail">
                  {[
                    item.quantity > 1 ? `${formatGel(item.unit_price, language)} × ${item.quantity}` : null,
                    daysOf({ ...item, rule: undefined, season: undefined }),
                  ]
                    .filter((part) => part !== null)
                    .join(', ')}
                </small>
              </dt>
              <dd>
                <Gel tetri={item.total} />
              </dd>
            </div>
          ))}
        <div data-total="">
          <dt>{t('try.total')}</dt>
          <dd>
            <Gel tetri={total} />
          </dd>
        </div>
        {items
          .filter((item) => item.for === 'owner')
          .map((item) => (
            <div key={item.code}>
              <dt>{t('try.commission')}</dt>
              <dd>
                <Gel tetri={item.total} />
              </dd>
            </div>
          ))}
      </Lines>
      <Payout>
        <small className="note">{t('try.payout')}</small>
        <b className="sum">{formatGel(payout, language)}</b>
        <small className="note">
          {`${t('try.perDay', { price: formatGelDay(payout, days, language) })}${
            payout_without_seasons === null
              ? ''
              : ` · ${t('try.withoutSeasons', { price: formatGel(payout_without_seasons, language) })}`
          }`}
        </small>
      </Payout>
    </div>
  );
}
