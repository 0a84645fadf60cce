import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { AnchoredDialog } from '#src/shared/ui/dialogs/AnchoredDialog.tsx';
import type { DateRangeDialogProps } from './DateRangeDialog.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

/** The calendar with times: two months in a popover, one in a sheet on a phone. */
export function DateRangeWindow({ isOpen, anchor, onClose, ...picker }: DateRangeDialogProps) {
  const { t } = useTranslation('rental');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <AnchoredDialog isOpen={isOpen} anchor={anchor} title={t('dates.title')} width={760} letsPageMove onClose={onClose}>
      <DateRangePicker {...picker} months={isPhone ? 1 : 2} onDone={onClose} />
    </AnchoredDialog>
  );
}
