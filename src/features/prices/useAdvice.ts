import type { AdviceWeek } from '#contract/calls/advice.ts';
import type { CarPrices } from '#contract/domain/carPrices.ts';
import type { DaySpan } from '#contract/calls/quotes.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { draftOf, toSave } from './priceDraft.ts';
import { useListAdviceQuery, useSaveCarPricesMutation, useTakeAdviceMutation } from './pricesApi.ts';

export interface AdviceOf {
  readonly carId: number;
  /** As they are kept at the server. */
  readonly prices: CarPrices;
  readonly today: string;
  /** Other prices are kept now, of the days of a week. */
  readonly onPrices: (prices: CarPrices, span: DaySpan) => void;
}

interface Taken {
  /** As it was advised. */
  readonly week: AdviceWeek;
  /** The days of the week that had prices of their own before. */
  readonly dates: CarPrices['dates'];
}

const isIn = ({ from, to }: DaySpan, date: string): boolean => from <= date && date <= to;

/** The weeks that something is advised for, or was and has been taken; both ways, week by week. */
export function useAdvice({ carId, prices, today, onPrices }: AdviceOf) {
  const say = useMessage();
  const { currentData, error, isFetching, refetch } = useListAdviceQuery({ params: { id: carId } });
  const [takeOne] = useTakeAdviceMutation();
  const [save] = useSaveCarPricesMutation();
  const [taken, setTaken] = useUiState<readonly Taken[]>('prices/advice/taken', []);
  /** The first days of the weeks that are on their way. */
  const [busy, setBusy] = useUiState<readonly string[]>('prices/advice/busy', [], { privacy: 'keep' });
  const [failure, setFailure] = useUiState<Message | null>('prices/advice/failure', null);
  const takenOf = (from: string) => taken.find(({ week }) => week.from === from);

  /** Whether it was taken. */
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
