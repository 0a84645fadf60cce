import { createContext, use, useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { fromCalendarDate } from './localDay.ts';
import type { LocalDay } from './localDay.ts';

/** Short text under the number of a day that can be chosen. */
export const DayNotes = createContext<((day: LocalDay) => string | null) | undefined>(undefined);

/** A day of the calendar. With a note its name is made of its content, so that what is seen is also what is heard. */
export function NotedDay({ day, modifiers, children, 'aria-label': words, onBlur, ...rest }: DayButtonProps) {
  const noteOf = use(DayNotes);
  const element = useRef<HTMLButtonElement>(null);
  const { disabled, focused } = modifiers;
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  const button = {
    ...rest,
    ref: element,
    // From day to day the focus is not lost in between: the calendar would be drawn once more for it.
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      if (!isDayBeside(event.currentTarget, event.relatedTarget)) onBlur?.(event);
    },
  };
  const note = disabled ? null : noteOf?.(fromCalendarDate(day.date));
  if (!note) {
    // Eighty hidden words of a line each would take the browser as long to lay out as the days themselves.
    return (
      <button {...button} aria-label={words}>
        {children}
      </button>
    );
  }
  return (
    <button {...button}>
      <span aria-hidden>{children}</span>
      <span className="rdp-words">{`${words}, `}</span>
      <small>{note}</small>
    </button>
  );
}

/** Whether both are days of one calendar. */
function isDayBeside(day: Element, other: EventTarget | null): boolean {
  return (
    other instanceof Element &&
    other.classList.contains(day.className) &&
    day.closest('.rdp-months') === other.closest('.rdp-months')
  );
}
