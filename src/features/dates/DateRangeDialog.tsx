import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

export interface DateRangeDialogProps extends Omit<DateRangePickerProps, 'onDone' | 'months'> {
  readonly isOpen: boolean;
  /** What the calendar hangs from on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The calendar in its window. Its code comes when somebody wants it; the first page of a visit does without. */
export const DateRangeDialog = lazyDialog<DateRangeDialogProps>(
  async () => (await import('./DateRangeWindow.tsx')).DateRangeWindow,
);
