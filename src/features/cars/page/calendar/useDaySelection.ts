import { useEffect } from 'react';
import { selectDay } from '#src/features/dates/daySelection.ts';
import type { DayRules, DaySelection } from '#src/features/dates/daySelection.ts';
import { dayOf, defaultTime, momentOf, timeOf } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { type HoursOf, nearestTime } from '#src/features/dates/rentalTimes.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

interface ShownSelection {
  readonly selection: DaySelection;
  /** The range of the page when it was last looked at. */
  readonly seen: RentalRange | null;
  /** The range chosen here, which comes back from the address a moment later. */
  readonly chosen: RentalRange | null;
  /** Grows when dates come from elsewhere: the calendar then opens at their month. */
  readonly epoch: number;
}

const areEqual = (a: RentalRange | null, b: RentalRange | null) => a?.from === b?.from && a?.to === b?.to;

function selectionOf(range: RentalRange | null): DaySelection {
  return range ? { step: 'done', start: dayOf(range.from), end: dayOf(range.to) } : { step: 'empty' };
}

/** The selection for the dates of the page as they are now: the same one while they are the same. */
function following(shown: ShownSelection, range: RentalRange | null): ShownSelection {
  if (areEqual(shown.seen, range)) return shown;
  const isOwn = areEqual(shown.chosen, range);
  return {
    selection: isOwn ? shown.selection : selectionOf(range),
    seen: range,
    chosen: range,
    epoch: isOwn ? shown.epoch : shown.epoch + 1,
  };
}

interface Choosing {
  readonly rules: DayRules;
  readonly hoursOf: HoursOf;
  readonly onChange: (range: RentalRange | null) => void;
}

/** Days picked in a calendar that follows the dates of the page, while a half-made choice stays its own. */
export function useDaySelection(range: RentalRange | null, { rules, hoursOf, onChange }: Choosing) {
  const now = useServerNow();
  const [kept, setShown] = useUiState<ShownSelection>(
    'car/days',
    () => ({
      selection: selectionOf(range),
      seen: range,
      chosen: range,
      epoch: 0,
    }),
    { privacy: 'keep' },
  );
  const shown = following(kept, range);
  useEffect(() => setShown(shown), [shown, setShown]);

  const choose = (day: string) => {
    const selection = selectDay(shown.selection, day, rules);
    if (selection.step !== 'done') {
      setShown({ ...shown, selection });
      return;
    }
    const { start, end } = selection;
    const chosen = {
      from: momentOf(start, nearestTime(start, range ? timeOf(range.from) : defaultTime, now, hoursOf)),
      to: momentOf(end, nearestTime(end, range ? timeOf(range.to) : defaultTime, now, hoursOf)),
    };
    setShown({ ...shown, selection, chosen });
    onChange(chosen);
  };

  const clear = () => {
    setShown({ ...shown, selection: { step: 'empty' }, chosen: null });
    onChange(null);
  };

  return { selection: shown.selection, epoch: shown.epoch, choose, clear };
}
