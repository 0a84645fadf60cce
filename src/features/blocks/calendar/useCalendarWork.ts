import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarCar, CarBlock } from '#contract/calls/blocks.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { draftIn, idle, withNote } from './calendarWork.ts';
import type { Work } from './calendarWork.ts';
import { draftOf, findConflict, newDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { entriesOf } from './entries.ts';
import type { Entry } from './entries.ts';
import type { GridListeners } from './grid/CalendarGrid.tsx';
import { targetOf } from './grid/gesture.ts';
import type { Gesture, Cell } from './grid/gesture.ts';
import { firstDayOf, lastDayOf, overlap, spanOfDays } from './spans.ts';
import { dayAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { useBlockChanges } from './useBlockChanges.ts';

interface Options {
  readonly cars: readonly CalendarCar[];
  readonly timeline: Timeline;
  readonly today: string;
  readonly isPhone: boolean;
}

/** Actions of the calendar's dialogs. */
export interface CalendarTasks {
  /** Opens the form without a selection. */
  readonly begin: (button: HTMLElement) => void;
  readonly change: (draft: Draft) => void;
  readonly save: (draft: Draft) => void;
  readonly edit: (block: CarBlock) => void;
  readonly askDeletion: () => void;
  readonly remove: (block: CarBlock) => void;
  readonly close: () => void;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Anchor of a dialog that was not opened from the grid. */
  readonly button: HTMLElement | null;
}

/** All interaction with the calendar, from the first touch to the saved block. */
export function useCalendarWork({ cars, timeline, today, isPhone }: Options) {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const say = useMessage();
  const [stored, setStored] = useUiState<Work>('calendar/work', idle, { privacy: 'keep' });
  // Typed text stays out of the store.
  const [note, setNote] = useState('');
  const work = withNote(stored, note);
  const change = (next: (now: Work) => Work) =>
    setStored((now) => {
      const wanted = withNote(next(now), '');
      return isSameJson(wanted, now) ? now : wanted;
    });
  const setWork = (next: Work): void => {
    setNote(draftIn(next)?.note ?? '');
    change(() => next);
  };
  const [isBusy, setIsBusy] = useUiState('calendar/isBusy', false);
  const [failure, setFailure] = useUiState<Message | null>('calendar/failure', null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const carOf = (id: number) => cars.find((car) => car.id === id);
  const blockOf = (id: number | null) => cars.flatMap(({ blocks }) => blocks).find((block) => block.id === id) ?? null;
  const changes = useBlockChanges((id) => {
    const car = carOf(id);
    return car ? `${car.brand} ${car.model}` : '';
  });

  const openForm = (draft: Draft, isBrief: boolean, from: HTMLElement | null = null): void => {
    setFailure(null);
    setButton(from);
    setWork({ step: 'form', draft, isBrief });
  };
  const draftBy = (gesture: Gesture, at: Cell): Draft | null => {
    const target = targetOf(gesture, at, timeline, today);
    if (target === null) return null;
    if (gesture.kind === 'select') return newDraft(target);
    const draft = draftOf(gesture.block);
    return draft && { ...draft, ...target };
  };
  const store = async (draft: Draft, isInForm: boolean): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    // The grid shows the change at once; a refusal reverts it.
    if (!isInForm) setWork(idle);
    const refusal = await changes.save(draft, blockOf(draft.blockId));
    setIsBusy(false);
    if (refusal === null) {
      setWork(idle);
      return;
    }
    setFailure(refusal);
    if (!isInForm) dispatch(noticeShown({ tone: 'error', text: refusal }));
  };
  const press = (at: Cell, entry: Entry | null): void => {
    if (entry !== null) {
      setButton(null);
      setFailure(null);
      setWork({ step: 'sheet', carId: at.carId, key: entry.key });
      return;
    }
    const day = dayAt(timeline, at.day);
    if (day < today) return;
    const draft = draftIn(work);
    // A second tap in the same row sets the end.
    const isSecond = isPhone && draft?.blockId === null && draft.carId === at.carId;
    const span = isSecond ? spanOfDays(firstDayOf(draft.span), day) : spanOfDays(day, day);
    openForm(isSecond ? { ...draft, span } : newDraft({ carId: at.carId, span }), true);
  };

  const listeners: Omit<GridListeners, 'onWeeks'> = {
    onDrag: (gesture, at) => {
      const draft = at && draftBy(gesture, at);
      setWork(draft ? { step: 'choosing', draft } : idle);
    },
    onDrop: (gesture, at) => {
      const draft = draftBy(gesture, at);
      const car = draft && carOf(draft.carId);
      if (draft === null || !car) return setWork(idle);
      if (gesture.kind === 'select' || findConflict(car, draft, today) !== null) return openForm(draft, true);
      const { block } = gesture;
      const isSame = block.car_id === draft.carId && block.from === draft.span.from && block.to === draft.span.to;
      if (isSame) return setWork(idle);
      return void store(draft, false);
    },
    onPress: press,
    onChoose: (from, to) => {
      const draft = draftBy({ kind: 'select', start: from }, { ...to, carId: from.carId });
      setWork(draft ? { step: 'choosing', draft } : idle);
    },
    onEnter: (at) => {
      const draft = draftIn(work);
      if (draft?.carId === at.carId) return openForm(draft, true);
      const day = dayAt(timeline, at.day);
      const car = carOf(at.carId);
      const entry = car && entriesOf(car).find((each) => overlap(each, spanOfDays(day, day)));
      return press(at, entry ?? null);
    },
    onEscape: () => change((now) => (now.step === 'choosing' ? idle : now)),
  };

  const tasks: CalendarTasks = {
    isBusy,
    failure: say(failure),
    button,
    begin: (from) => {
      const [car] = cars;
      const draft = draftIn(work) ?? (car && newDraft({ carId: car.id, span: spanOfDays(today, today) }));
      if (draft) openForm(draft, false, from);
    },
    change: (draft) => {
      setNote(draft.note);
      change((now) => ({ step: 'form', draft, isBrief: now.step === 'form' && now.isBrief }));
    },
    save: (draft) => void store(draft, true),
    edit: (block) => {
      const draft = draftOf(block);
      if (draft) openForm(draft, false);
    },
    askDeletion: () => change((now) => (now.step === 'sheet' ? { ...now, step: 'deletion' } : now)),
    remove: (block) => {
      setIsBusy(true);
      void changes.remove(block).then((refusal) => {
        setIsBusy(false);
        setFailure(refusal);
        if (refusal === null) setWork(idle);
      });
    },
    close: () => setWork(idle),
  };
  return { work, listeners, tasks, status: statusOf() };

  /** The selection for screen readers. */
  function statusOf(): string {
    if (work.step !== 'choosing') return '';
    const { draft } = work;
    const car = carOf(draft.carId);
    const days = formatDays(firstDayOf(draft.span), lastDayOf(draft.span), language);
    return t(car && findConflict(car, draft, today) ? 'chosen.partFree' : 'chosen.allFree', { days });
  }
}
