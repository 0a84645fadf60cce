import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import { IMPORT_BYTES } from '#contract/domain/limits.ts';
import type { importFleetCars } from '#contract/calls/fleetMany.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { fleetApi } from '../fleetApi.ts';
import { ImportReport } from './ImportReport.tsx';

const Content = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, padding: 24, minHeight: 0 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, '& > *': { flex: '1 1 auto' } });

const template = '/api/fleet/cars/import-template.csv';

type Report = ResponseOf<typeof importFleetCars>;

/** Cars from a table of the owner: tried first, with a report by row, then made as drafts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const say = useMessage();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useUiState<Report | null>('fleet/import/report', null);
  const [isBusy, setIsBusy] = useUiState('fleet/import/isBusy', false);
  const [failure, setFailure] = useUiState<Message | null>('fleet/import/failure', null);

  const send = async (chosen: File, isTry: boolean): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const body = { file: chosen, dry_run: isTry ? ('1' as const) : ('0' as const) };
    const { data, error } = await dispatch(sendSealed(fleetApi.endpoints.importFleetCars, { body }));
    setIsBusy(false);
    if (data === undefined) {
      const told = isRequestFailure(error) ? error.fields['file'] : undefined;
      setFailure(told === undefined ? failureOf(error) : serverMessage(told));
      return;
    }
    setReport(data);
    if (isTry) return;
    dispatch(noticeShown({ tone: 'success', text: { key: 'fleet:import.done', values: { count: data.created } } }));
    if (data.refused === 0) onClose();
    // What was made is not made again.
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
          accept=".csv,text/csv"
          aria-label={t('import.choose')}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // The same file may be chosen again, corrected.
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
