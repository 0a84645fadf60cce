import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

export interface DateRangeDialogProps extends Omit<DateRangePickerProps, 'onDone' | 'months'> {
  readonly isOpen: boolean;
  /** Anchor of the popover on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The calendar in its dialog, loaded on first use. */
export const DateRangeDialog = lazyDialog<DateRangeDialogProps>(
  async () => (await import('./DateRangeWindow.tsx')).DateRangeWindow,
);
