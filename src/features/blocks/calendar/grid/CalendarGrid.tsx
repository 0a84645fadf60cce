import { useEffect, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Draft } from '../draft.ts';
import { othersOf } from '../draft.ts';
import type { Entry } from '../entries.ts';
import { countDays, indexOfDay, dayOffsetOf } from '../timeline.ts';
import type { Timeline } from '../timeline.ts';
import { CalendarGridStyles } from './CalendarGridStyles.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { CarColumn } from './CarColumn.tsx';
import { cellId } from './DayCells.tsx';
import { DayHeads } from './DayHeads.tsx';
import type { Gesture, Cell } from './gesture.ts';
import { HEAD, ROW } from './gridSizes.ts';
import { useCalendarPointer } from './useCalendarPointer.ts';
import { useGridTexts } from './useGridTexts.ts';
import { useInSight } from './useInSight.ts';

export interface GridListeners {
  readonly onDrag: (gesture: Gesture, at: Cell | null) => void;
  readonly onDrop: (gesture: Gesture, at: Cell) => void;
  readonly onPress: (at: Cell, entry: Entry | null) => void;
  /** Shift and an arrow: from the first cell to the second. */
  readonly onChoose: (from: Cell, to: Cell) => void;
  readonly onEnter: (at: Cell) => void;
  readonly onEscape: () => void;
  readonly onWeeks: (weeks: { readonly first: number; readonly last: number }) => void;
}

interface Props {
  readonly scroller: HTMLElement | null;
  readonly setScroller: (element: HTMLElement | null) => void;
  readonly timeline: Timeline;
  readonly cars: readonly CalendarCar[];
  readonly isBusy: boolean;
  readonly dayWidth: number;
  readonly carWidth: number;
  readonly today: string;
  readonly now: number;
  readonly draft: Draft | null;
  readonly listeners: GridListeners;
}

const nothing: readonly never[] = [];

/** Cars by days, both virtualized. Everything that works by pointer works by keyboard, too. */
export function CalendarGrid(props: Props) {
  const { scroller, setScroller, timeline, cars, isBusy, dayWidth, carWidth, today, now, draft, listeners } = props;
  const { t } = useTranslation('calendar');
  const texts = useGridTexts();
  const [active, setActive] = useState<Cell | null>(null);
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const inSight = useInSight({
    scroller,
    timeline,
    rowCount: cars.length,
    dayWidth,
    carWidth,
    isWatched: active !== null,
  });
  const { rows, firstWeek: first, lastWeek: last, days: shown, cellsOf, edge } = inSight;
  const { onWeeks } = listeners;
  useEffect(() => onWeeks({ first, last }), [onWeeks, first, last]);

  const reveal = ({ carId, day }: Cell): void => {
    if (scroller === null) return;
    const [left, top] = [day * dayWidth, cars.findIndex(({ id }) => id === carId) * ROW];
    const [width, height] = [scroller.clientWidth - carWidth - dayWidth, scroller.clientHeight - HEAD - ROW];
    scroller.scrollTo({
      left: Math.min(left, Math.max(scroller.scrollLeft, left - width)),
      top: Math.min(top, Math.max(scroller.scrollTop, top - height)),
    });
  };
  const pointer = useCalendarPointer(
    { scroller, timeline, dayWidth, carWidth, cars, describe: texts.describe },
    listeners,
  );
  const onKeyDown = useCalendarKeys({
    active,
    carIds: cars.map(({ id }) => id),
    days: countDays(timeline),
    home: indexOfDay(timeline, today),
    onMove: (to, isExtending) => {
      const from = isExtending ? (anchor ?? active ?? to) : to;
      setActive(to);
      setAnchor(isExtending ? from : null);
      reveal(to);
      if (isExtending) listeners.onChoose(from, to);
      else listeners.onEscape();
    },
    onEnter: listeners.onEnter,
    onEscape: () => {
      setAnchor(null);
      if (!pointer.giveUp()) listeners.onEscape();
    },
  });
  const isThere =
    active !== null &&
    rows.some(({ index }) => {
      const cells = cars[index]?.id === active.carId ? cellsOf(index) : null;
      return cells !== null && active.day >= cells.first && active.day < cells.first + cells.count;
    });
  const chosenCar = cars.find(({ id }) => id === draft?.carId);
  const busy = draft && chosenCar ? othersOf(chosenCar, draft) : nothing;
  const movedId = draft?.blockId ?? null;
  // CSSProperties does not allow custom properties.
  const widths = { '--day': `${dayWidth}px`, '--car': `${carWidth}px` } as CSSProperties;
  const width = carWidth + countDays(timeline) * dayWidth;
  return (
    <div
      ref={setScroller}
      data-calendar=""
      role="grid"
      tabIndex={0}
      aria-label={t('grid.label')}
      aria-rowcount={cars.length + 1}
      aria-colcount={countDays(timeline) + 1}
      aria-busy={isBusy}
      {...(isThere && { 'aria-activedescendant': cellId(active.carId, active.day) })}
      style={widths}
      onKeyDown={onKeyDown}
      onPointerDown={pointer.onPointerDown}
      onPointerOver={pointer.onPointerOver}
      onPointerMove={pointer.onPointerMove}
      onScroll={pointer.onScroll}
      onPointerUp={pointer.onPointerUp}
      onPointerCancel={pointer.onPointerCancel}
      onClick={pointer.onClick}
    >
      <CalendarGridStyles />
      <div role="rowgroup" data-part="head" style={{ width }}>
        <div role="row" aria-rowindex={1}>
          <div role="columnheader" data-part="car" aria-colindex={1}>
            <b className="name">{t('head.car')}</b>
          </div>
          <DayHeads
            timeline={timeline}
            shown={shown}
            dayWidth={dayWidth}
            today={today}
            language={texts.language}
            chosen={draft?.span ?? null}
            busy={busy}
          />
        </div>
      </div>
      <div role="rowgroup" data-part="body" style={{ width, height: cars.length * ROW }}>
        <div
          role="presentation"
          data-part="now"
          style={{ left: carWidth + dayOffsetOf(timeline, localMomentOf(now)) * dayWidth }}
        />
        <CarColumn
          cars={cars}
          firstRow={rows[0]?.index ?? 0}
          lastRow={rows.at(-1)?.index ?? -1}
          paused={texts.paused}
          chosenId={draft?.carId ?? null}
        />
        {rows.map(({ index, start }) => {
          const car = cars[index];
          if (car === undefined) return null;
          return (
            <CalendarRow
              key={car.id}
              car={car}
              index={index}
              top={start - HEAD}
              timeline={timeline}
              shown={shown}
              cells={cellsOf(index)}
              dayWidth={dayWidth}
              edge={edge}
              today={today}
              texts={texts}
              activeDay={active?.carId === car.id ? active.day : null}
              draft={draft?.carId === car.id ? draft : null}
              movedId={car.blocks.some(({ id }) => id === movedId) ? movedId : null}
            />
          );
        })}
      </div>
    </div>
  );
}

interface Options {
  readonly active: Cell | null;
  /** Ids of the cars in the order of the rows. */
  readonly carIds: readonly number[];
  readonly days: number;
  /** The day where the keyboard starts. */
  readonly home: number;
  /** `isExtending`: selects the days since the last step without Shift. */
  readonly onMove: (to: Cell, isExtending: boolean) => void;
  readonly onEnter: (at: Cell) => void;
  readonly onEscape: () => void;
}

const PAGE_ROWS = 5;
const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-PAGE_ROWS, 0],
  PageDown: [PAGE_ROWS, 0],
};

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Arrows move by a day, with Ctrl by a week, with Shift they select; Enter opens, Escape cancels, Home goes to today. */
function useCalendarKeys({ active, carIds, days, home, onMove, onEnter, onEscape }: Options) {
  return (event: KeyboardEvent): void => {
    const [firstCar] = carIds;
    if (firstCar === undefined) return;
    const from = active ?? { carId: firstCar, day: home };
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onEnter(from);
    } else if (event.key === 'Escape') {
      onEscape();
    } else if (event.key === 'Home') {
      event.preventDefault();
      onMove({ ...from, day: home }, false);
    } else {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const [rows, by] = step;
      const isExtending = event.shiftKey && rows === 0;
      const row = clamp(carIds.indexOf(from.carId) + rows, carIds.length - 1);
      const day = clamp(from.day + by * (event.ctrlKey ? 7 : 1), days - 1);
      // The first key only shows the focus.
      onMove(active === null ? from : { carId: carIds[row] ?? firstCar, day }, isExtending);
    }
  };
}
