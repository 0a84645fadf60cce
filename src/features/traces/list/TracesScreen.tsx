import AutoDeleteOutlinedIcon from '@mui/icons-material/AutoDeleteOutlined';
import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import FileOpenOutlinedIcon from '@mui/icons-material/FileOpenOutlined';
import PriorityHighRoundedIcon from '@mui/icons-material/PriorityHighRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TraceReport } from '#contract/calls/traces.ts';
import { traceStates } from '#contract/domain/traceRules.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { polled } from '#src/shared/api/polled.ts';
import { momentAgo } from '#src/shared/format/momentAgo.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { oneOf, page, urlCodec, words } from '#src/shared/lib/urlCodec.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListTracesQuery } from '../tracesApi.ts';

/** In the order in which they are offered. */
const stateTabs = [...traceStates, 'all'] as const;

/** Which reports are listed. */
const tracesUrl = urlCodec('supportTraces', { q: words(), state: oneOf(stateTabs, 'all'), page });

const Search = styled('div')({ maxWidth: 420, marginBottom: 16 });

/** The reports of users, found by the number they received. */
export default function TracesScreen() {
  const { t } = useTranslation('support');
  const { place, change, addressOf } = useUrlState(tracesUrl);
  const { state, ...list } = place;
  const [draft, setDraft] = useDraft(list.q ?? '', (q) => change({ q: q.trim() }, { replace: true }));
  const listQuery = useListTracesQuery({ query: { ...list, ...(state !== 'all' && { state }) } }, polled());
  const counts = listQuery.data?.counts;
  return (
    <>
      <PanelHeading title={t('reports.title')} lead={t('reports.lead')}>
        <Button variant="outlined" href={paths.supportReplay} startIcon={<FileOpenOutlinedIcon />}>
          {t('reports.openFile')}
        </Button>
      </PanelHeading>
      <CountTabs
        label={t('reports.tabs.label')}
        value={state}
        options={stateTabs.map((tab) => ({ value: tab, label: t(`reports.tabs.${tab}`) }))}
        counts={counts ? { ...counts, all: counts.new + counts.open + counts.solved } : null}
        onChoose={(tab) => change({ state: tab })}
      />
      <Search>
        <SmallInput
          isFocused
          type="search"
          label={t('reports.search')}
          placeholder={t('reports.search')}
          value={draft}
          onChange={setDraft}
        />
      </Search>
      <QueryList
        query={listQuery}
        rowsOf={({ traces }) => traces}
        label={t('reports.title')}
        error={t('reports.error')}
        loading={t('reports.loading')}
        none={<p>{t('reports.none')}</p>}
        pages={{ page: list.page, addressOf: (page) => addressOf({ page }) }}
      >
        {(reports) => <TracesTable reports={reports} />}
      </QueryList>
    </>
  );
}

/**
 * The reports with what is known without opening them. A replay is a document of its own, so its link leaves the app.
 */
function TracesTable({ reports }: { reports: readonly TraceReport[] }) {
  const { t } = useTranslation('support');
  const wordsOf = useReportTexts();
  const roles = useAppSelector(selectRoles);
  const columns: DataColumn<TraceReport>[] = [
    {
      key: 'report',
      label: t('reports.report'),
      cell: (report) => {
        const { note, sent } = wordsOf(report);
        return (
          <>
            <a href={paths.supportTrace(report.id)}>{report.number}</a>
            <small className="detail">{`${note} · ${sent}`}</small>
          </>
        );
      },
    },
    { key: 'person', label: t('reports.person'), cell: ({ person }) => person ?? t('reports.visitor') },
    { key: 'screen', label: t('reports.screen'), cell: ({ screen }) => screen || '–' },
    {
      key: 'order',
      label: t('reports.order'),
      cell: ({ order }) => {
        if (order === null) return '–';
        const path = paths.adminOrder(order.id);
        return isOpenTo(roles, path) ? <Link to={path}>{order.number}</Link> : order.number;
      },
    },
    { key: 'count', label: t('reports.actions'), isFigure: true, cell: ({ count }) => count },
    { key: 'seenOn', label: t('reports.seenOn'), cell: (report) => wordsOf(report).seenOn },
    { key: 'state', label: t('reports.state'), cell: (report) => <TraceChip report={report} /> },
  ];
  const card = (report: TraceReport) => {
    const { note, sent, seenOn } = wordsOf(report);
    return {
      title: note,
      end: <TraceChip report={report} />,
      about: [report.number, seenOn, sent],
      to: paths.supportTrace(report.id),
      isOutside: true,
    };
  };
  return <DataTable label={t('reports.title')} rows={reports} columns={columns} keyOf={({ id }) => id} card={card} />;
}

const DAY = 24 * 3_600_000;
/** From here on a screen is no phone's. */
const WIDE = 726;

interface ReportTexts {
  /** The user's text, or that there is none. */
  readonly note: string;
  readonly sent: string;
  /** Language and kind of screen. */
  readonly seenOn: string;
}

function useReportTexts(): (report: TraceReport) => ReportTexts {
  const { t } = useTranslation('support');
  const instantText = useInstantText();
  const language = useAppSelector(selectLanguage);
  const now = useServerNow();
  return ({ note, sent_at: sent, locale, viewport }) => ({
    note: note ?? t('reports.noNote'),
    sent: now - Date.parse(sent) < DAY ? momentAgo(sent, now, language) : instantText(sent),
    seenOn: `${locale} · ${t(viewport.width < WIDE ? 'reports.phone' : 'reports.computer')}`,
  });
}

/** The deletion is announced this many days before. */
const WARNED_DAYS = 2;

const looks = {
  new: { tone: 'bad', Icon: PriorityHighRoundedIcon },
  open: { tone: 'wait', Icon: ScheduleRoundedIcon },
  solved: { tone: 'ok', Icon: CheckCircleRoundedIcon },
} as const;

const Chips = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });

/** The assignee of a report, and its upcoming deletion. */
function TraceChip({ report: { state, handler, deleted_at: end } }: { report: TraceReport }) {
  const { t } = useTranslation('support');
  const daysLeft = Math.max(1, Math.ceil((Date.parse(end) - useServerNow()) / DAY));
  const { tone, Icon } = looks[state];
  return (
    <Chips>
      <StatusChip data-tone={tone}>
        <Icon />
        <span>
          {state === 'open' && handler !== null
            ? t('reports.chip.openBy', { name: handler })
            : t(`reports.chip.${state}`)}
        </span>
      </StatusChip>
      {daysLeft > WARNED_DAYS ? null : (
        <StatusChip data-tone="off">
          <AutoDeleteOutlinedIcon />
          <span>{t('reports.deletedIn', { count: daysLeft })}</span>
        </StatusChip>
      )}
    </Chips>
  );
}
