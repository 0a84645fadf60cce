import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TraceReport } from '#contract/calls/traces.ts';
import { tracesApi } from '#src/features/traces/tracesApi.ts';
import { paths } from '#src/shared/lib/paths.ts';

/** The author of a report: a pseudonym until the name is requested, which is recorded. */
export function ReportPerson({ report: { id, person } }: { report: TraceReport }) {
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
