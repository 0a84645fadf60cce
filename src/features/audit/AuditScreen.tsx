import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditAction, AuditEntry } from '#contract/calls/audit.ts';
import { auditActions } from '#contract/domain/auditActions.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { id, oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { useListAuditInfiniteQuery } from './auditApi.ts';

const auditUrl = urlCodec('adminAudit', { action: oneOf(auditActions), actor: id, subject: id });

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  marginBottom: 16,
  '& > .action': { flex: '0 1 320px' },
});

/** The audit log, which is read-only. The filter is in the URL. */
export default function AuditScreen() {
  const { t } = useTranslation('audit');
  const { place: filter, change } = useUrlState(auditUrl);
  const log = useListAuditInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PanelHeading title={t('title')} lead={t('lead')} />
      <Filters>
        <PlainSelect<AuditAction | ''>
          className="action"
          label={t('what')}
          isLabelHidden
          value={filter.action ?? ''}
          options={[
            { value: '', label: t('anything') },
            ...auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) })),
          ]}
          onChange={(action) => change({ action: action === '' ? undefined : action })}
        />
        {(['actor', 'subject'] as const).map((side) =>
          filter[side] === undefined ? null : (
            <ChoiceChip key={side} data-on="" onClick={() => change({ [side]: undefined })}>
              {t(`only.${side}`, { id: filter[side] })} ✕
            </ChoiceChip>
          ),
        )}
      </Filters>
      <QueryList
        query={log}
        rowsOf={({ pages }) => pages.flatMap(({ entries }) => entries)}
        label={t('title')}
        error={t('error')}
        loading={t('loading')}
        none={<p>{t('none')}</p>}
      >
        {(entries) => <AuditTable entries={entries} />}
      </QueryList>
      <MorePages query={log} label={t('more')} error={t('error')} />
    </>
  );
}

/** Log entries with what they changed. */
function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('audit');
  const instantText = useInstantText();
  const columns: DataColumn<AuditEntry>[] = [
    { key: 'at', label: t('when'), cell: ({ at }) => instantText(at) },
    { key: 'who', label: t('who'), cell: ({ actor }) => (actor ? <Person {...actor} /> : t('house')) },
    { key: 'what', label: t('what'), onCard: 'heading', cell: ({ action }) => t(`actions.${action}`) },
    { key: 'whose', label: t('whose'), cell: ({ subject }) => (subject ? <Person {...subject} /> : null) },
    { key: 'details', label: t('details'), onCard: 'line', cell: ({ details }) => <Details details={details} /> },
  ];
  return <DataTable label={t('title')} rows={entries} columns={columns} keyOf={({ id }) => id} />;
}

function Person({ id, name, email }: NonNullable<AuditEntry['actor']>) {
  const { t } = useTranslation('audit');
  // Only the id of a deleted account remains.
  if (email === null) return <>{t('deleted', { id })}</>;
  return <Link to={`${paths.adminAccounts}?id=${id}`}>{name ?? email}</Link>;
}

/** Details under the field names of the log, as recorded. */
function Details({ details }: Pick<AuditEntry, 'details'>) {
  return (
    <>
      {Object.entries(details).map(([name, value]) => (
        <small className="detail" key={name}>
          {value !== null && typeof value === 'object' ? (
            <>
              <span>{name}: </span>
              <del>{String(value.before ?? '–')}</del> → <ins>{String(value.after ?? '–')}</ins>
            </>
          ) : (
            `${name}: ${String(value ?? '–')}`
          )}
        </small>
      ))}
    </>
  );
}
