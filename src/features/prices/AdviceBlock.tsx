import ArrowForwardRoundedIcon from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AdviceReason, AdviceWeek } from '#contract/calls/prices/advice.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { HashTarget } from '#src/shared/ui/layout/HashTarget.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { draftOf, toSave } from './priceDraft.ts';
import { useListAdviceQuery, useSaveCarPricesMutation, useTakeAdviceMutation } from './pricesApi.ts';

const Block = styled(PanelBlock)({ scrollMarginTop: 16 });

const Rows = styled('ul')(({ theme }) => ({
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > p': { gridColumn: '1 / 3', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > li > button': { gridColumn: 3, gridRow: '1 / 3', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > li > p': { gridColumn: '1 / -1' },
    '& > li > button': { gridColumn: '1 / -1', gridRow: 3, justifySelf: 'start' },
  },
}));

const Change = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { width: 16, height: 16, color: theme.vars.palette.text.secondary },
  '& .better': { fontWeight: 600 },
}));

const Foot = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginTop: 12 });

/** Advised prices for the coming weeks, each with its reason; applied and undone by one click. */
export function AdviceBlock(props: AdviceOf) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const advice = useAdvice(props);
  const { weeks, rows, open } = advice;
  return (
    <Block as="section" id="advice" aria-labelledby="prices-advice">
      <h2>
        <span id="prices-advice">{t('advice.title')}</span>
        {open.length > 1 ? (
          <Button variant="outlined" disabled={advice.isAnyBusy} onClick={() => void advice.takeAll(open)}>
            {t('advice.takeAll')}
          </Button>
        ) : null}
      </h2>
      <FailureNote text={advice.failure} />
      {weeks === undefined && advice.error ? (
        <ErrorState text={t('advice.error')} isBusy={advice.isFetching} onRetry={() => void advice.refetch()} />
      ) : null}
      {weeks === undefined && !advice.error ? (
        <SkeletonBox role="status" aria-label={t('advice.loading')} sx={{ height: 120, borderRadius: 2 }} />
      ) : null}
      {weeks === undefined ? null : (
        <>
          <HashTarget />
          <p>{t(weeks.length === 0 ? 'advice.noPrice' : rows.length === 0 ? 'advice.fits' : 'advice.text')}</p>
          {weeks.length > 0 && weeks.every(({ similar }) => similar === null) ? <p>{t('advice.alone')}</p> : null}
        </>
      )}
      <Rows>
        {rows.map(({ week, isTaken }) => (
          <li key={week.from}>
            <span>{formatDays(week.from, week.to, language)}</span>
            <Change>
              <VisuallyHidden>{t('advice.now')}</VisuallyHidden>
              <Gel tetri={week.price ?? 0} />
              <ArrowForwardRoundedIcon titleAccess={t('advice.better')} />
              <b className="better">
                <Gel tetri={week.advice?.price ?? 0} />
              </b>
            </Change>
            <p>{week.advice && adviceReason(week.advice.reason, t, language)}</p>
            <Button
              variant={isTaken ? 'text' : 'outlined'}
              loading={advice.isBusy(week.from)}
              disabled={advice.isAnyBusy}
              onClick={() => void advice.press(week)}
            >
              {t(isTaken ? 'advice.undo' : 'advice.take')}
              <VisuallyHidden> {formatDays(week.from, week.to, language)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Rows>
      <Foot>
        {t('advice.floor')}
        <ButtonLink variant="text" size="small" sx={{ px: 0 }} to={`${paths.adminCar(props.carId)}#section-prices`}>
          {t('advice.toFloor')}
        </ButtonLink>
      </Foot>
    </Block>
  );
}

/** Why another price is advised, in one sentence. */
function adviceReason(reason: AdviceReason, t: TFunction<'prices'>, language: Language): string {
  switch (reason.code) {
    case 'booked_fast':
      return t('advice.bookedFast', { ...reason });
    case 'free_soon':
      return t('advice.freeSoon', { ...reason });
    case 'above_most':
      return t('advice.aboveMost', { ...reason, price: formatGel(reason.high, language) });
    case 'below_most':
      return t('advice.belowMost', { ...reason, price: formatGel(reason.low, language) });
  }
}

interface AdviceOf {
  readonly carId: number;
  /** As saved on the server. */
  readonly prices: CarPrices;
  readonly today: string;
  /** The saved prices have changed, for the days of a week. */
  readonly onPrices: (prices: CarPrices, span: DaySpan) => void;
}

interface Taken {
  /** As it was advised. */
  readonly week: AdviceWeek;
  /** The days of the week that had prices of their own before. */
  readonly dates: CarPrices['dates'];
}

const isIn = ({ from, to }: DaySpan, date: string): boolean => from <= date && date <= to;

/** The weeks with advice, open or applied; applies and undoes it week by week. */
function useAdvice({ carId, prices, today, onPrices }: AdviceOf) {
  const say = useMessage();
  const { currentData, error, isFetching, refetch } = useListAdviceQuery({ params: { id: carId } });
  const [takeOne] = useTakeAdviceMutation();
  const [save] = useSaveCarPricesMutation();
  const [taken, setTaken] = useUiState<readonly Taken[]>('prices/advice/taken', []);
  /** The first days of the weeks that are on their way. */
  const [busy, setBusy] = useUiState<readonly string[]>('prices/advice/busy', [], { privacy: 'keep' });
  const [failure, setFailure] = useUiState<Message | null>('prices/advice/failure', null);
  const takenOf = (from: string) => taken.find(({ week }) => week.from === from);

  /** Whether it was applied. */
  const take = async (week: AdviceWeek): Promise<boolean> => {
    if (week.advice === null) return false;
    const answer = await takeOne({ params: { id: carId }, body: { from: week.from, price: week.advice.price } });
    if (answer.data === undefined) {
      setFailure(failureOf(answer.error));
      return false;
    }
    const dates = prices.dates.filter(({ date }) => isIn(week, date));
    setTaken((before) => [...before.filter((each) => each.week.from !== week.from), { week, dates }]);
    onPrices(answer.data.prices, week);
    return true;
  };
  const giveBack = async ({ week, dates }: Taken): Promise<void> => {
    const others = prices.dates.filter(({ date }) => !isIn(week, date));
    const all = [...others, ...dates].toSorted((one, other) => (one.date < other.date ? -1 : 1));
    const body = { ...toSave({ ...draftOf(prices), dates: all }, today), version: prices.version };
    const answer = await save({ params: { id: carId }, body });
    if (answer.data === undefined) {
      setFailure(failureOf(answer.error));
      return;
    }
    setTaken((before) => before.filter((each) => each.week.from !== week.from));
    onPrices(answer.data.prices, week);
  };
  /** One thing after another: each changes the prices that the next one finds. */
  const during = async (weeks: readonly AdviceWeek[], work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setBusy(weeks.map(({ from }) => from));
    await work();
    setBusy([]);
  };

  const weeks = currentData?.weeks ?? [];
  const advised = weeks.filter(({ advice }) => advice !== null);
  return {
    /** Undefined while they are on their way. */
    weeks: currentData?.weeks,
    error,
    isFetching,
    refetch,
    failure: say(failure),
    isBusy: (from: string) => busy.includes(from),
    isAnyBusy: busy.length > 0,
    rows: weeks.flatMap((week) => {
      const former = takenOf(week.from);
      if (former !== undefined) return [{ week: former.week, isTaken: true }];
      return week.advice === null ? [] : [{ week, isTaken: false }];
    }),
    open: advised.filter(({ from }) => takenOf(from) === undefined),
    press: (week: AdviceWeek) => {
      const former = takenOf(week.from);
      return during([week], async () => {
        if (former === undefined) await take(week);
        else await giveBack(former);
      });
    },
    takeAll: (all: readonly AdviceWeek[]) =>
      during(all, async () => {
        for (const week of all) if (!(await take(week))) return;
      }),
  };
}
