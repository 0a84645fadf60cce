import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { ReportKind } from '#contract/calls/orders/reports.ts';
import { routes } from '#contract/routes.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { resumeReports } from '#src/features/reports/queue/resumeReports.ts';
import { selectTrouble } from '#src/features/reports/reportsSlice.ts';
import { LoadOrder } from '#src/features/orders/page/LoadOrder.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { HandOver } from './HandOver.tsx';

/** The owner hands a car over or takes it back; the report proves to both sides the state it was in. */
export default function HandOverScreen() {
  const kind: ReportKind = useMatch(routes.adminHandOver.path) === null ? 'take_back' : 'hand_over';
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.user_id;
  useEffect(() => (userId === undefined ? undefined : dispatch(resumeReports(userId))), [dispatch, userId]);
  return <LoadOrder back={paths.adminOrders}>{(order) => <Details order={order} kind={kind} />}</LoadOrder>;
}

function Details({ order, kind }: { order: Order; kind: ReportKind }) {
  const { t } = useTranslation('handover');
  const trouble = useAppSelector(selectTrouble);
  return (
    <>
      <title>{`${t(`${kind}.title`)} · ${order.number} · Gza`}</title>
      <PanelHead>
        <div>
          <BackLink to={paths.adminOrder(order.id)}>{order.number}</BackLink>
          <Typography variant="h1">{t(`${kind}.title`)}</Typography>
          <p>
            {carWithYear(order.car)} · {order.client.name}
          </p>
        </div>
      </PanelHead>
      <FailureNote text={trouble === null ? null : t(`trouble.${trouble}`)} />
      <HandOver order={order} kind={kind} />
    </>
  );
}
