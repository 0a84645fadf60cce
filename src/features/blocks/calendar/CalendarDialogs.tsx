import { useTranslation } from 'react-i18next';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { BlockForm } from './BlockForm.tsx';
import type { Work } from './calendarWork.ts';
import { CalendarWindow } from './CalendarWindow.tsx';
import { entriesOf } from './entries.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { firstDayOf, lastDayOf } from './spans.ts';
import type { CalendarTasks } from './useCalendarWork.ts';

interface Props {
  readonly work: Work;
  readonly cars: readonly CalendarCar[];
  readonly today: string;
  readonly isPhone: boolean;
  readonly tasks: CalendarTasks;
}

const elementOf = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** The dialogs over the calendar. */
export function CalendarDialogs({ work, cars, today, isPhone, tasks }: Props) {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  if (work.step === 'idle' || work.step === 'choosing') return null;
  if (work.step === 'form') {
    const { draft, isBrief } = work;
    const grid = elementOf('[role=grid]');
    return (
      <CalendarWindow
        title={t(draft.blockId === null ? 'form.create' : 'form.edit')}
        {...(draft.blockId === null && isBrief && { hint: t('form.moreDays') })}
        isPhone={isPhone}
        anchor={tasks.button ?? (isPhone ? null : elementOf('[data-draft]')) ?? grid}
        onClose={tasks.close}
      >
        <BlockForm
          cars={cars}
          draft={draft}
          isBrief={isBrief}
          today={today}
          isBusy={tasks.isBusy}
          failure={tasks.failure}
          onChange={tasks.change}
          onSave={tasks.save}
        />
      </CalendarWindow>
    );
  }
  const car = cars.find(({ id }) => id === work.carId);
  const entry = car && entriesOf(car).find(({ key }) => key === work.key);
  // Meanwhile it is gone.
  if (!car || !entry) return null;
  const name = `${car.brand} ${car.model}`;
  const { block } = entry;
  if (work.step === 'sheet') {
    return (
      <CalendarWindow
        title={`${block?.feed?.name ?? t(`kind.${entry.kind}`)} · ${name}`}
        isPhone={isPhone}
        anchor={elementOf(`[data-entry="${entry.key}"]`) ?? elementOf('[role=grid]')}
        onClose={tasks.close}
      >
        <EntrySheet
          entry={entry}
          onEdit={() => {
            if (block) tasks.edit(block);
          }}
          onDelete={tasks.askDeletion}
        />
      </CalendarWindow>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.title')}
      confirm={t('delete.confirm')}
      dismiss={t('delete.dismiss')}
      isHarmful
      isBusy={tasks.isBusy}
      failure={tasks.failure}
      onConfirm={() => {
        if (block) tasks.remove(block);
      }}
      onClose={tasks.close}
    >
      {t('delete.text', { car: name, days: formatDays(firstDayOf(entry), lastDayOf(entry), language) })}
    </ConfirmDialog>
  );
}
