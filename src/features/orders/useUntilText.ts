import { timeInTbilisi, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

/** An ISO instant that something lasts until, as Georgian clocks show it: today's without its day. */
export function useUntilText(): (instant: string) => string {
  const { ofInstant } = useMomentText();
  const today = todayInTbilisi(useServerNow());
  return (instant) => {
    const at = Date.parse(instant);
    return todayInTbilisi(at) === today ? timeInTbilisi(at) : ofInstant(instant);
  };
}
