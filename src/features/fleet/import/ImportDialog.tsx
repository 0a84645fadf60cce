import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { importFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { IMPORT_BYTES } from '#contract/domain/limits.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { fieldNames } from '../edit/carFields.ts';
import type { FieldName } from '../edit/carFields.ts';
import { useFieldLabel } from '../edit/useFieldLabel.ts';
import { fleetApi } from '../fleetApi.ts';

const Content = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, padding: 24, minHeight: 0 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, '& > .MuiButton-root': { flex: '1 1 auto' } });

const template = '/api/fleet/cars/import-template.csv';

type Report = ResponseOf<typeof importFleetCars>;

/** Imports cars from the owner's table: first a dry run with a report by row, then they are created as drafts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const say = useMessage();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { keyOf, once } = useAttempt();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useUiState<Report | null>('fleet/import/report', null);
  const [isBusy, setIsBusy] = useUiState('fleet/import/isBusy', false);
  const [failure, setFailure] = useUiState<Message | null>('fleet/import/failure', null);

  const send = async (chosen: File, isTry: boolean): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const body = { file: chosen, dry_run: isTry ? ('1' as const) : ('0' as const) };
    // The answer may get lost: sent again, the same file makes no second draft of a row.
    const { name, size, lastModified } = chosen;
    const key = isTry ? {} : { idempotencyKey: keyOf(JSON.stringify([name, size, lastModified])) };
    const work = async () => dispatch(sendSealed(fleetApi.endpoints.importFleetCars, { body, ...key }));
    const answer = isTry ? await work() : await once(work);
    if (answer === null) return;
    setIsBusy(false);
    const { data, error } = answer;
    if (data === undefined) {
      const fileError = isRequestFailure(error) ? error.fields['file'] : undefined;
      setFailure(fileError === undefined ? failureOf(error) : serverMessage(fileError));
      return;
    }
    setReport(data);
    if (isTry) return;
    dispatch(noticeShown({ tone: 'success', text: { key: 'fleet:import.done', values: { count: data.created } } }));
    if (data.refused === 0) onClose();
    // The same rows must not be created twice.
    else setFile(null);
  };

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setReport(null);
    if (chosen.size > IMPORT_BYTES) {
      setFailure({ key: 'fleet:import.large' });
      return;
    }
    setFile(chosen);
    void send(chosen, true);
  };
  const good = report === null ? 0 : report.rows.length - report.refused;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <Content>
        <Typography id={titleId} variant="h3" component="h2">
          {t('import.title')}
        </Typography>
        <p>{t('import.text')}</p>
        <Row>
          <Button variant="outlined" href={template} download>
            {t('import.template')}
          </Button>
          <Button
            variant={report === null ? 'contained' : 'outlined'}
            loading={isBusy && report === null}
            onClick={() => input.current?.click()}
          >
            <span>{t(report === null ? 'import.choose' : 'import.another')}</span>
          </Button>
        </Row>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".csv,.tsv,text/csv,text/tab-separated-values"
          aria-label={t('import.choose')}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // Reset, so that the corrected file can be chosen again.
            currentTarget.value = '';
            choose(chosen);
          }}
        />
        <FailureNote text={say(failure)} />
        {report === null ? null : <ImportReport report={report} name={file?.name ?? null} />}
        <Row>
          <Button variant="outlined" onClick={onClose}>
            <span>{t(report !== null && file === null ? 'import.close' : 'edit.cancel')}</span>
          </Button>
          {file !== null && good > 0 ? (
            <Button loading={isBusy} onClick={() => void send(file, false)}>
              <span>{t('import.make', { count: good })}</span>
            </Button>
          ) : null}
        </Row>
      </Content>
    </Dialog>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  maxHeight: 280,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.control,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 10,
    padding: '10px 14px',
    fontSize: '.875rem',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
  '& [data-bad] > svg': { color: theme.vars.palette.error.main },
  '& .problem': { display: 'block', color: theme.vars.palette.error.main, fontSize: '.8125rem' },
}));

interface Props {
  readonly report: ResponseOf<typeof importFleetCars>;
  /** Name of the file in a dry run; null once its rows are created. */
  readonly name: string | null;
}

/** The editor field of a column; undefined for the whole row. */
function fieldOf(column: string): FieldName | undefined {
  return fieldNames.find((field) => field === (column === 'branch' ? 'branch_id' : column));
}

/** What each row of the file becomes, or why it is refused; rows with problems come first. */
function ImportReport({ report: { rows, created, refused }, name }: Props) {
  const { t } = useTranslation('fleet');
  const label = useFieldLabel();
  const isGood = ({ fields }: (typeof rows)[number]): boolean => Object.keys(fields).length === 0;
  const sorted = rows.toSorted((one, other) => Number(isGood(one)) - Number(isGood(other)));
  return (
    <div>
      <p role="status">
        {name === null
          ? `${t('import.done', { count: created })} ${refused > 0 ? t('import.left', { count: refused }) : ''}`
          : `${name}: ${t('import.good', { count: rows.length - refused })}${refused > 0 ? `, ${t('import.bad', { count: refused })}` : ''}`}
      </p>
      {/* Focusable, to scroll by keyboard. */}
      <Rows tabIndex={0} aria-label={t('import.report')}>
        {sorted.map(({ row, name: car, fields }) => {
          const problems = Object.entries(fields);
          const isBad = problems.length > 0;
          return (
            <li key={row} {...(isBad && { 'data-bad': '' })}>
              {isBad ? <ErrorOutlineRoundedIcon /> : <CheckCircleOutlineRoundedIcon />}
              <span>
                <span>{t('import.row', { row, name: car })}</span>
                {problems.map(([column, message]) => {
                  const field = fieldOf(column);
                  return (
                    <small className="problem" key={column}>
                      {field === undefined ? message : t('import.wrong', { field: label(field), message })}
                    </small>
                  );
                })}
              </span>
            </li>
          );
        })}
      </Rows>
    </div>
  );
}
