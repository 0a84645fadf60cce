import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/calls/audit.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';

/** Entries of the log with what they changed. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
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
  // Of a deleted account only its number is left.
  if (email === null) return <>{t('deleted', { id })}</>;
  return <Link to={`${paths.adminAccounts}?id=${id}`}>{name ?? email}</Link>;
}

/** Facts by the names that the log has for them: codes, as they were written down. */
function Details({ details }: Pick<AuditEntry, 'details'>) {
  return (
    <>
      {Object.entries(details).map(([name, value]) => (
        <small key={name}>
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
