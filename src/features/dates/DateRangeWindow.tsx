import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#src/ui/BottomSheet.tsx';
import type { DateRangeDialogProps } from './DateRangeDialog.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

/** The calendar with times: two months under its field, one in a sheet on a phone. */
export function DateRangeWindow({ isOpen, anchor, onClose, ...picker }: DateRangeDialogProps) {
  const { t } = useTranslation('rental');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const content = <DateRangePicker {...picker} months={isPhone ? 1 : 2} onDone={onClose} />;
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
