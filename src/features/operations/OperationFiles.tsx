import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { firstOfMonth } from './operationsFilters.ts';
import type { OperationsFilters } from './operationsFilters.ts';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  [theme.breakpoints.down('md')]: { width: '100%', '& > *': { flex: '1 1 auto' } },
}));

/** The selection as CSV, and the month that it ends in as a statement. */
export function OperationFiles({ filters, isAdmin }: { filters: OperationsFilters; isAdmin: boolean }) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const asked = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  const month = filters.to.slice(0, 7);
  const ofOwner = filters.owner_id === undefined ? '' : `?owner_id=${filters.owner_id}`;
  return (
    <Buttons>
      <Button
        component="a"
        variant="outlined"
        startIcon={<DownloadRoundedIcon />}
        href={dispatch(fileAddress(`/api/operations.csv?${asked.toString()}`))}
        download
      >
        CSV
      </Button>
      {isAdmin && filters.owner_id === undefined ? null : (
        <Button
          component="a"
          variant="contained"
          startIcon={<PictureAsPdfOutlinedIcon />}
          href={dispatch(fileAddress(`/api/operations/statements/${month}.pdf${ofOwner}`))}
          download
        >
          <span>{t('statement', { month: formatDay(firstOfMonth(filters.to), language, 'month') })}</span>
        </Button>
      )}
    </Buttons>
  );
}
