import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';

const Buttons = styled('div')({ display: 'grid', gap: 10 });

interface DownloadProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Download({ href, icon, children }: DownloadProps) {
  return (
    <Button variant="outlined" component="a" href={href} download startIcon={icon}>
      <span>{children}</span>
    </Button>
  );
}

const folderOf =
  (id: number): AppThunk<string> =>
  (_dispatch, _getState, { settings }) =>
    `${settings.apiBaseUrl}/api/orders/${id}`;

/** The order for one's calendar and on paper while there is a rental, and its invoice once it is paid. */
export function OrderPapers({ order }: { order: Pick<Order, 'id' | 'status' | 'is_paid_online'> }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const { id, status, is_paid_online: isPaid } = order;
  const isAhead = upcomingStatuses.some((upcoming) => upcoming === status);
  // Who pays and who is paid needs the invoice afterwards, too.
  if (!isAhead && !isPaid) return null;
  const folder = dispatch(folderOf(id));
  return (
    <OrderBlock>
      <h2>{t('blocks.papers')}</h2>
      <Buttons>
        {isAhead ? (
          <Download href={`${folder}/calendar.ics`} icon={<CalendarMonthOutlinedIcon />}>
            {t('papers.calendar')}
          </Download>
        ) : null}
        {isPaid ? (
          <Download href={`${folder}/invoice.pdf`} icon={<PictureAsPdfOutlinedIcon />}>
            {t('papers.invoice')}
          </Download>
        ) : null}
        {isAhead || status === 'completed' ? (
          <Button variant="outlined" startIcon={<PrintOutlinedIcon />} onClick={() => window.print()}>
            {t('papers.print')}
          </Button>
        ) : null}
        {isAhead ? (
          <ButtonLink variant="text" to={paths.safety} startIcon={<HealthAndSafetyOutlinedIcon />}>
            {t('papers.safety')}
          </ButtonLink>
        ) : null}
      </Buttons>
    </OrderBlock>
  );
}
