import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';

const Buttons = styled('div')({ display: 'grid', gap: 10 });

const addressOf =
  (id: number, file: 'calendar.ics' | 'invoice.pdf'): AppThunk<string> =>
  (_dispatch, _getState, { settings }) =>
    `${settings.apiBaseUrl}/api/orders/${id}/${file}`;

/** The order for one's calendar and on paper, and its invoice once it is paid. */
export function OrderPapers({
  order: { id, is_paid_online: isPaid },
}: {
  order: Pick<Order, 'id' | 'is_paid_online'>;
}) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  return (
    <Buttons>
      <Button
        variant="outlined"
        component="a"
        href={dispatch(addressOf(id, 'calendar.ics'))}
        download
        startIcon={<CalendarMonthOutlinedIcon />}
      >
        {t('papers.calendar')}
      </Button>
      {isPaid ? (
        <Button
          variant="outlined"
          component="a"
          href={dispatch(addressOf(id, 'invoice.pdf'))}
          download
          startIcon={<PictureAsPdfOutlinedIcon />}
        >
          {t('papers.invoice')}
        </Button>
      ) : null}
      <Button variant="outlined" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
        {t('papers.print')}
      </Button>
      <ButtonLink variant="text" to={paths.safety} startIcon={<HealthAndSafetyOutlinedIcon />}>
        {t('papers.safety')}
      </ButtonLink>
    </Buttons>
  );
}
