import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { ReportKind, Report, ReportMark } from '#contract/calls/orders/reports.ts';
import { handOverFrom, isNearStart } from '#contract/domain/orders/orderMachine.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { routes } from '#contract/routes.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { DepositState } from '#src/features/claims/DepositState.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { carWithYear } from '#src/features/orders/orderWords.ts';
import { ownerActionsOf } from '#src/features/orders/panel/ownerActions.ts';
import { OwnerActions } from '#src/features/orders/panel/OwnerActions.tsx';
import { useOwnerSide } from '#src/features/orders/panel/useOwnerSide.ts';
import { ClientCode } from '#src/features/reports/confirm/ClientCode.tsx';
import { LeftOver } from '#src/features/reports/make/LeftOver.tsx';
import { ReportSteps } from '#src/features/reports/make/ReportSteps.tsx';
import { marksBefore } from '#src/features/reports/marks/marks.ts';
import { resumeReports } from '#src/features/reports/queue/resumeReports.ts';
import { useListReportsQuery } from '#src/features/reports/reportsApi.ts';
import { selectTrouble, selectAreReportsRead, selectKept } from '#src/features/reports/reportsSlice.ts';
import { LoadOrder } from '#src/features/orders/page/LoadOrder.tsx';
import { ReportView } from '#src/features/reports/show/ReportView.tsx';
import { polled } from '#src/shared/api/polled.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelHead, PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

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

/** How often the owner looks whether the client has confirmed, ms. */
const patience = 5_000;

interface Props {
  readonly order: Order;
  readonly kind: ReportKind;
}

const isWhole = ({ state }: Report): boolean => state === 'sealed' || state === 'complete';

/** The report as far as it is: not yet, being made, waiting for the other side's word, or done. */
function HandOver({ order, kind }: Props) {
  const { t } = useTranslation('handover');
  const { ofInstant } = useMomentText();
  const now = useServerNow();
  const draft = useAppSelector((state) => selectKept(state, order.id, kind));
  const areRead = useAppSelector(selectAreReportsRead);
  const { data, isLoading } = useListReportsQuery({ params: { id: order.id } }, polled(patience));
  const own = data?.reports.find((report) => report.kind === kind && report.made_by === 'owner' && isWhole(report));
  const known = knownOf();
  const before = data?.reports.find(({ kind: of, made_by }) => of === 'hand_over' && made_by === 'owner') ?? null;
  const time = reportTimeOf(order, kind, now);
  if (draft === null && (isLoading || !areRead)) return <SkeletonBox sx={{ height: 420 }} />;
  // A sealed report is not replaced, even if another tab or phone has started one.
  if (own !== undefined && draft?.isSealed !== true)
    return <Made order={order} kind={kind} report={own} before={marksBefore(kind, data?.reports ?? [])} />;
  if (draft === null && time !== 'now') {
    const start = instantOf(order.from);
    return (
      <PanelBlock>
        <p>
          {time === 'early' && start !== null
            ? t('early', { when: ofInstant(handOverFrom(start).toISOString()) })
            : t(`notNow.${kind}`)}
        </p>
        <ButtonLink variant="outlined" sx={{ mt: 2 }} to={paths.adminOrder(order.id)}>
          {t('toOrder')}
        </ButtonLink>
      </PanelBlock>
    );
  }
  return (
    <ReportSteps
      orderId={order.id}
      kind={kind}
      order={order}
      before={kind === 'take_back' ? before : null}
      known={known}
    />
  );

  function knownOf(): readonly ReportMark[] | null {
    if (kind === 'hand_over') return data?.known_marks ?? draft?.known ?? null;
    return data === undefined ? null : marksBefore(kind, data.reports);
  }
}

const DepositPart = styled('section')({
  marginTop: 28,
  '& > h3': { marginBottom: 6, fontSize: '1rem', fontWeight: 600 },
});

function DepositFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DepositPart>
      <h3>{title}</h3>
      {children}
    </DepositPart>
  );
}

/** The report on the server: the other side confirms it, and then the order moves on. */
function Made({ order, kind, report, before }: Props & Parameters<typeof ReportView>[0]) {
  const { t } = useTranslation('handover');
  const side = useOwnerSide();
  const now = useServerNow();
  const event = kind === 'hand_over' ? 'start' : 'finish';
  const actions = ownerActionsOf(order, side, now).filter((action) => action === event);
  const isComplete = report.state === 'complete';
  return (
    <PanelBlock aria-labelledby="report-step">
      <h2 id="report-step">{t(isComplete ? 'made.complete' : 'made.waits')}</h2>
      <p>{t(isComplete ? `made.${kind}` : 'made.lead', { client: order.client.name })}</p>
      <ReportView report={report} before={before} />
      {isComplete ? null : <ClientCode report={report} />}
      <LeftOver orderId={order.id} kind={kind} />
      <DepositState order={order} hold={null} Frame={DepositFrame} />
      {isComplete && actions.length > 0 ? <OwnerActions order={order} actions={actions} /> : null}
      <ButtonLink variant="text" sx={{ mt: 1.5 }} to={paths.adminOrder(order.id)}>
        {t('toOrder')}
      </ButtonLink>
    </PanelBlock>
  );
}

/** Whether a report of this kind can be made now; the server decides, this predicts it. */
function reportTimeOf(
  { status, is_paid_online, from }: Pick<Order, 'status' | 'is_paid_online' | 'from'>,
  kind: ReportKind,
  now: number,
): 'early' | 'now' | 'never' {
  if (kind === 'take_back') return status === 'active' || status === 'completed' ? 'now' : 'never';
  if (status === 'active') return 'now';
  if (status !== 'confirmed' || !is_paid_online) return 'never';
  const start = instantOf(from);
  return start !== null && isNearStart(start, now) ? 'now' : 'early';
}
