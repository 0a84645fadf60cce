import { Suspense, lazy, useState } from 'react';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

const loadWindow = () => import('./DateRangeWindow.tsx');
const DateRangeWindow = lazy(() => loadWindow().then((module) => ({ default: module.DateRangeWindow })));

/** For a pointer or focus that comes near the field: the calendar is there when it is opened. */
export function prefetchPicker(): void {
  loadWindow().catch(() => undefined);
}

export interface DateRangeDialogProps extends Omit<DateRangePickerProps, 'onDone' | 'months'> {
  readonly isOpen: boolean;
  /** What the calendar hangs from on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The calendar in its window. Its code comes when somebody wants it; the first page of a visit does without. */
export function DateRangeDialog(props: DateRangeDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DateRangeWindow {...props} />
    </Suspense>
  );
}
