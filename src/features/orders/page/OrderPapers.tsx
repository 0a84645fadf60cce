import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';

const Buttons = styled('div')({ display: 'grid', gap: 10 });

const addressOfCalendar =
  (id: number): AppThunk<string> =>
  (_dispatch, _getState, { settings }) =>
    `${settings.apiBaseUrl}/api/orders/${id}/calendar.ics`;

/** The order for one's calendar and on paper. */
export function OrderPapers({ id }: { id: number }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  return (
    <Buttons>
      <Button
        variant="outlined"
        component="a"
        href={dispatch(addressOfCalendar(id))}
        download
        startIcon={<CalendarMonthOutlinedIcon />}
      >
        {t('papers.calendar')}
      </Button>
      <Button variant="outlined" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
        {t('papers.print')}
      </Button>
      <ButtonLink variant="text" to={paths.safety} startIcon={<HealthAndSafetyOutlinedIcon />}>
        {t('papers.safety')}
      </ButtonLink>
    </Buttons>
  );
}
