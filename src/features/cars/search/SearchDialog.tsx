import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#src/ui/BottomSheet.tsx';
import type { SearchFilters } from './searchFilters.ts';
import { SearchForm } from './SearchForm.tsx';

interface Props {
  readonly isOpen: boolean;
  /** What the form hangs from on wide screens. */
  readonly anchor: HTMLElement | null;
  readonly filters: SearchFilters;
  readonly onClose: () => void;
}

/** The search form under the pill, or in a sheet on a phone. */
export function SearchDialog({ isOpen, anchor, filters, onClose }: Props) {
  const { t } = useTranslation('rental');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const form = <SearchForm look="framed" filters={filters} onSearched={onClose} />;
  if (isPhone) {
    return (
      <BottomSheet isOpen={isOpen} title={t('pill.title')} onClose={onClose}>
        {form}
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
          'aria-label': t('pill.title'),
          sx: { p: 6, mt: 2, width: 480, maxWidth: 'calc(100% - 32px)', overflow: 'visible' },
        },
      }}
    >
      {form}
    </Popover>
  );
}
