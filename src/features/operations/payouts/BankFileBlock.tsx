import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BankFile, DuePayouts } from '#contract/calls/operations/bankFile.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import {
  useConfirmPayoutExportMutation,
  useGetBankFileQuery,
  useTakePayoutExportBackMutation,
  useExportPayoutsMutation,
} from '../operationsApi.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& > p': { ...theme.typography.body2, flex: '1 1 260px' },
}));

/** The steps of a payout file: it is created, downloaded, sent to the bank and marked as sent, or withdrawn. */
export function BankFileBlock() {
  const { data } = useGetBankFileQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) return null;
  const { due, export: file } = data;
  const isOpen = file?.state === 'made';
  return (
    <>
      {file !== null && (isOpen || file.can_be_taken_back) ? <LastFile file={file} /> : null}
      {isOpen || (due.count === 0 && due.left_out.length === 0) ? null : <MakeBankFile due={due} />}
    </>
  );
}

/** What can be done with a file. */
type FileMove = 'sent' | 'back';

function LastFile({ file }: { file: BankFile }) {
  const { t } = useTranslation('operations');
  const { ofInstant } = useMomentText();
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const [confirming, setConfirming] = useUiState<FileMove | null>('operations/bankFile', null);
  const { run, isBusy, failure, forget } = useAsyncAction('operations/bankFile/work');
  const [confirmSent] = useConfirmPayoutExportMutation();
  const [takeBack] = useTakePayoutExportBackMutation();
  const of = { count: file.count, sum: formatGel(file.amount, language), when: ofInstant(file.made_at) };
  const close = () => {
    setConfirming(null);
    forget();
  };
  const answer = async (what: FileMove) => {
    const call = what === 'sent' ? confirmSent : takeBack;
    const { error } = await run<{ error?: unknown }>(() => call({ params: { id: file.id }, body: {} }));
    if (error !== undefined) return;
    dispatch(noticeShown({ tone: 'success', text: { key: `operations:export.${what}.done`, values: of } }));
    close();
  };
  return (
    <Row>
      <p>{t(file.state === 'made' ? 'export.made' : 'export.last', of)}</p>
      <Button
        size="small"
        variant={file.state === 'made' ? 'contained' : 'outlined'}
        component="a"
        href={dispatch(fileAddress(`/api/payouts/exports/${file.id}/pain.xml`))}
        download
      >
        {t('export.download')}
      </Button>
      {file.state === 'made' ? (
        <Button size="small" variant="outlined" onClick={() => setConfirming('sent')}>
          {t('export.sent.button')}
        </Button>
      ) : null}
      <Button size="small" variant="text" onClick={() => setConfirming('back')}>
        {t('export.back.button')}
      </Button>
      {confirming === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(`export.${confirming}.title`)}
          confirm={t(`export.${confirming}.confirm`)}
          dismiss={t('goBack')}
          isHarmful={confirming === 'back'}
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void answer(confirming)}
          onClose={close}
        >
          {t(`export.${confirming}.text`, of)}
        </ConfirmDialog>
      )}
    </Row>
  );
}

/** Makes the file for the bank of everything that is due, once it was read how many payouts and which sum that is. */
function MakeBankFile({ due }: { due: DuePayouts }) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const [exportPayouts] = useExportPayoutsMutation();
  const { ask, send, dialog } = useConfirmation('operations/export');
  const { count, amount, left_out: leftOut } = due;
  return (
    <>
      <Button variant="contained" size="small" onClick={ask} sx={{ mb: 4 }}>
        {t('export.button')}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('export.title')}
        confirm={t('export.confirm')}
        dismiss={t('goBack')}
        isReady={count > 0}
        onConfirm={() => void send(() => exportPayouts({ body: { count, amount } }))}
      >
        <p>
          <b>{t('export.holds', { count, sum: formatGel(amount, language) })}</b>
        </p>
        {leftOut.length === 0 ? null : <p>{t('export.leftOut', { numbers: leftOut.join(', ') })}</p>}
        <p>{t('export.text')}</p>
      </ConfirmDialog>
    </>
  );
}
