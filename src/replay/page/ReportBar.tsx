import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TraceFile, TraceReport, TraceState } from '#contract/calls/traces.ts';
import { traceStates } from '#contract/domain/traceRules.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { tracesApi } from '#src/features/traces/tracesApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { firstLine } from './firstLine.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.text, fontWeight: 500 },
  '& p': { flexBasis: '100%', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

interface Props {
  readonly report: TraceReport;
  readonly trace: TraceFile;
}

/** The state of the report and its subject. */
export function ReportBar({ report, trace }: Props) {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const instantText = useInstantText();
  const roles = useAppSelector(selectRoles);
  const [change, { isLoading, isError }] = tracesApi.useChangeTraceMutation();
  const { id, number, state, order, thread_id, note } = report;

  const changeTo = async (chosen: TraceState) => {
    const { data } = await change({ params: { id }, body: { state: chosen } });
    if (!data) return;
    dispatch(
      tracesApi.util.updateQueryData('getTrace', { params: { id } }, (draft) => {
        draft.report = data.report;
      }),
    );
  };
  const orderText = order ? t('replay.report.order', { number: order.number }) : '';
  return (
    <Bar>
      <PlainSelect
        label={t('replay.report.state')}
        isLabelHidden
        value={state}
        isDisabled={isLoading}
        options={traceStates.map((value) => ({ value, label: t(`replay.report.states.${value}`) }))}
        onChange={(chosen) => void changeTo(chosen)}
      />
      {isError ? <span role="alert">{t('replay.report.failed')}</span> : null}
      {order && isOpenTo(roles, paths.adminOrder(order.id)) ? (
        <Link to={paths.adminOrder(order.id)} reloadDocument>
          {orderText}
        </Link>
      ) : null}
      {order && !isOpenTo(roles, paths.adminOrder(order.id)) ? <span>{orderText}</span> : null}
      {thread_id === null ? null : <span>{t('replay.report.conversation', { id: thread_id })}</span>}
      <ReportPerson report={report} />
      <Button variant="text" size="small" onClick={() => saveFile(`${number}.json`, JSON.stringify(trace))}>
        {t('replay.downloadFile')}
      </Button>
      <span>
        {t('replay.report.sent', { sent: instantText(report.sent_at), deleted: instantText(report.deleted_at) })}
      </span>
      {note === null || note === firstLine(note) ? null : <p>{note}</p>}
    </Bar>
  );
}

/** The author of a report: a pseudonym until the name is requested, which is recorded. */
function ReportPerson({ report: { id, person } }: { report: TraceReport }) {
  const { t } = useTranslation('support');
  const [open, { data, isLoading, isError }] = tracesApi.useOpenTracePersonMutation();
  if (person === null) return <span>{t('replay.report.visitor')}</span>;
  if (data) {
    const { name, email } = data.person;
    return (
      <Link to={`${paths.adminAccounts}?id=${data.person.id}`} reloadDocument>
        {name === null ? email : `${name}, ${email}`}
      </Link>
    );
  }
  return (
    <>
      <Button variant="outlined" size="small" loading={isLoading} onClick={() => void open({ params: { id } })}>
        <span>{t('replay.report.showPerson', { person })}</span>
      </Button>
      {isError ? <span role="alert">{t('replay.report.personFailed')}</span> : null}
    </>
  );
}
