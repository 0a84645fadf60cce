import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { ReportKind, ReportSide } from '#contract/calls/orders/reports.ts';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { polled } from '#src/shared/api/polled.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { ConfirmForm } from '../confirm/ConfirmForm.tsx';
import { useListReportsQuery } from '../reportsApi.ts';
import { marksBefore, listMarks } from '../marks/marks.ts';
import { ReportView } from './ReportView.tsx';

const Block = styled(Panel)(({ theme }) => ({
  minWidth: 0,
  '& > h2': { ...theme.typography.h3, marginBottom: 6 },
  '& > p': { color: theme.vars.palette.text.secondary, ...theme.typography.body2, marginBottom: 8 },
  '& [data-code]': { fontSize: '1.25rem', letterSpacing: '.14em', color: theme.vars.palette.text.primary },
}));

interface Props {
  readonly order: Pick<Order, 'id' | 'reports' | 'report_codes'>;
  readonly side: ReportSide | 'admin';
}

/** The reports of both sides on the state of the car; a side that has not confirmed does so here. */
export function OrderReports({ order, side }: Props) {
  const { t } = useTranslation('handover');
  const query = useListReportsQuery({ params: { id: order.id } }, polled());
  return (
    <QueryPart query={query} error={t('view.error')} waiting={<SkeletonBox sx={{ height: 180 }} />}>
      {({ reports }) => {
        const whole = reports.filter(({ state }) => state === 'sealed' || state === 'complete');
        return whole.map((report) => {
          const before = marksBefore(report.kind, whole);
          const mayConfirm = side !== 'admin' && report.made_by !== side && report.state === 'sealed';
          return (
            <Block key={report.id} aria-labelledby={`report-${report.id}`}>
              <h2 id={`report-${report.id}`}>{t(`${report.kind}.report`)}</h2>
              {mayConfirm ? <p>{t('confirm.lead')}</p> : null}
              <ReportView report={report} before={before} />
              <Pack orderId={order.id} />
              {mayConfirm ? <ConfirmForm key={report.id} report={report} listed={listMarks(report, before)} /> : null}
              {mayConfirm ? <Code kind={report.kind} codes={order.report_codes} /> : null}
            </Block>
          );
        });
      }}
    </QueryPart>
  );
}

function Pack({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('handover');
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="text"
      component="a"
      href={dispatch(fileAddress(`/api/orders/${orderId}/evidence.zip`))}
      download
      startIcon={<FileDownloadOutlinedIcon />}
    >
      {t('view.pack')}
    </Button>
  );
}

function Code({ kind, codes }: { readonly kind: ReportKind; readonly codes: Order['report_codes'] }) {
  const { t } = useTranslation('handover');
  const code = codes[kind];
  if (code === null) return null;
  return (
    <p>
      {t('confirm.code')} <b data-code="">{code}</b>
    </p>
  );
}
