import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraceFile } from '#contract/calls/traces.ts';
import { TRACE_DAYS } from '#contract/domain/traceRules.ts';
import { routes } from '#contract/routes.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { SegmentTabs } from '#src/shared/ui/components/SegmentTabs.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { tracesApi } from '../tracesApi.ts';
import { IncludedList } from './IncludedList.tsx';
import type { OrderLink } from './IncludedList.tsx';
import type { RecordedTrace } from './useRecordedTrace.ts';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  fontSize: '.875rem',
  '& > svg': { flex: 'none', width: 20, height: 20 },
}));

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  '& > button': { minWidth: 0 },
});

interface Props {
  readonly recorded: RecordedTrace;
  readonly onSent: (number: string) => void;
}

/** A description of the problem, a list of what is sent with it, and both ways to send it. */
export function ReportForm({ recorded, onSent }: Props) {
  const { t } = useTranslation('report');
  const dispatch = useAppDispatch();
  const modal = useAppSelector(selectOpenModal);
  const route = useAppSelector(selectRoute);
  const ofScreen = reportedOrder(route);
  // On the page of an owner it is about them, unless the sender writes something else.
  const ownerId = route.pattern === routes.owner.path ? (route.params['id'] ?? null) : null;
  const order = modal?.kind === 'report' ? (modal.orderId ?? ofScreen) : null;
  const [isLinked, setIsLinked] = useUiState('report/isLinked', true);
  const trace = recorded.state === 'there' ? recorded.trace : null;
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'report',
    defaultValues: { note: ownerId === null ? '' : t('aboutOwner', { id: ownerId }) },
    fields: ['note'],
    keepsAllBut: [],
    send: async ({ note }) => {
      if (trace === null) return undefined;
      const body = { trace, note: note.trim(), ...(order !== null && isLinked && { order_id: order }) };
      const { data, error } = await dispatch(sendSealed(tracesApi.endpoints.sendTrace, { body }));
      if (data !== undefined) onSent(data.trace.number);
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <FormField
          control={form.control}
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          autoComplete="off"
          lines={[2, 8]}
        />
        <Included recorded={recorded} link={order === null ? null : { isOn: isLinked, onChange: setIsLinked }} />
        <Note>
          <InfoOutlinedIcon />
          <span>{t('kept', { count: TRACE_DAYS })}</span>
        </Note>
        <div>
          <FailureNote text={failure && `${failure} ${t('failed')}`} />
          <Buttons>
            <Button
              variant="outlined"
              size="large"
              startIcon={<FileDownloadOutlinedIcon />}
              disabled={trace === null}
              onClick={() => trace && download(trace)}
            >
              {t('download')}
            </Button>
            <Button type="submit" size="large" loading={isBusy} disabled={trace === null}>
              {t('send')}
            </Button>
          </Buttons>
        </div>
      </FormStack>
    </form>
  );
}

/** By the moment at which it ends, as names of files go. */
function download(trace: TraceFile): void {
  saveFile(`gza-${trace.trace.to.slice(0, 16).replaceAll(':', '')}.json`, JSON.stringify(trace));
}

/** Screens of one order, by the number in their address. */
const ofOrders: ReadonlySet<string> = new Set([routes.order.path, routes.adminOrder.path]);

/** The order that the screen behind the dialog is about; null where it is about none. */
function reportedOrder({ pattern, params }: RouteState): number | null {
  const { id = '' } = params;
  return ofOrders.has(pattern) && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

const Panel = styled('div')({ marginTop: 12 });

const Json = styled('pre')(({ theme }) => ({
  maxHeight: 320,
  margin: 0,
  padding: 16,
  overflow: 'auto',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  fontSize: '.75rem',
  lineHeight: 1.5,
}));

interface IncludedProps {
  readonly recorded: RecordedTrace;
  readonly link: OrderLink | null;
}

/** Everything that would be sent: as a list, and as the file itself. */
function Included({ recorded, link }: IncludedProps) {
  const { t, i18n } = useTranslation('report');
  const id = useId();
  const [tab, setTab] = useUiState<'list' | 'json'>('report/tab', 'list');
  if (recorded.state === 'coming') return <SkeletonRows label={t('loading')} />;
  if (recorded.state === 'none') return <p role="alert">{t('nothing')}</p>;
  const { trace, text } = recorded;
  const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilobyte' });
  return (
    <div>
      <SegmentTabs
        id={id}
        label={t('included.label')}
        value={tab}
        options={[
          { value: 'list', label: t('included.list') },
          { value: 'json', label: t('included.json', { size: size.format(Math.ceil(text.length / 1024)) }) },
        ]}
        onChange={setTab}
      />
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'list' ? (
          <IncludedList header={trace.trace} link={link} />
        ) : (
          // It scrolls, so it must be reached by keys.
          <Json tabIndex={0} role="region" aria-label={t('included.file')}>
            {text}
          </Json>
        )}
      </Panel>
    </div>
  );
}
