import CircularProgress from '@mui/material/CircularProgress';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#src/ui/BottomSheet.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

const loadPicker = () => import('./DateRangePicker.tsx');
const DateRangePicker = lazy(() => loadPicker().then((module) => ({ default: module.DateRangePicker })));

/** For a pointer or focus that comes near the field: the calendar is there when it is opened. */
export function prefetchPicker(): void {
  loadPicker().catch(() => undefined);
}

const Waiting = styled('output')({ display: 'grid', placeItems: 'center', minHeight: 440 });

export interface DateRangeDialogProps extends Omit<DateRangePickerProps, 'onDone' | 'months'> {
  readonly isOpen: boolean;
  /** What the calendar hangs from on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The calendar with times: two months under its field, one in a sheet on a phone. */
export function DateRangeDialog({ isOpen, anchor, onClose, ...picker }: DateRangeDialogProps) {
  const { t } = useTranslation('rental');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const waiting = (
    <Waiting aria-label={t('dates.loading')}>
      <CircularProgress aria-hidden />
    </Waiting>
  );
  const content = (
    <Suspense fallback={waiting}>
      <DateRangePicker {...picker} months={isPhone ? 1 : 2} onDone={onClose} />
    </Suspense>
  );
  if (isPhone) {
    return (
      <BottomSheet isOpen={isOpen} title={t('dates.title')} onClose={onClose}>
        {content}
      </BottomSheet>
    );
  }
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('dates.title'),
          sx: { p: 6, mt: 2, width: 760, maxWidth: 'calc(100% - 32px)' },
        },
      }}
    >
      {content}
    </Popover>
  );
}
