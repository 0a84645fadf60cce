import ContentCopyRoundedIcon from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { feedsApi } from './feedsApi.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 });

interface Props {
  readonly carId: number;
  readonly address: string;
}

/** The secret address of a car's own calendar: to be copied elsewhere, and to be renewed when too many know it. */
export function ExportAddress({ carId, address }: Props) {
  const { t } = useTranslation('feeds');
  const dispatch = useAppDispatch();
  const id = useId();
  const [isAsked, setIsAsked] = useUiState('feeds/renew', false);
  const { run, isBusy, failure, forget } = useAsyncAction('feeds/renew/work');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      dispatch(noticeShown({ tone: 'success', text: { key: 'feeds:out.copied' } }));
    } catch {
      dispatch(noticeShown({ tone: 'error', text: { key: 'feeds:out.notCopied' } }));
    }
  };
  const confirm = async () => {
    const { error } = await run(() => dispatch(sendSealed(feedsApi.endpoints.renewExport, { params: { id: carId } })));
    if (error !== undefined) return;
    setIsAsked(false);
    dispatch(noticeShown({ tone: 'success', text: { key: 'feeds:out.renewed' } }));
  };
  return (
    <>
      <FormLabel htmlFor={id}>{t('out.address')}</FormLabel>
      <OutlinedInput
        id={id}
        fullWidth
        readOnly
        value={address}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <Actions>
        <Button variant="outlined" startIcon={<ContentCopyRoundedIcon />} onClick={() => void copy()}>
          {t('out.copy')}
        </Button>
        <Button variant="text" onClick={() => setIsAsked(true)}>
          {t('out.renew')}
        </Button>
      </Actions>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('out.renewTitle')}
        confirm={t('out.renewConfirm')}
        dismiss={t('out.renewDismiss')}
        isHarmful
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setIsAsked(false);
        }}
      >
        {t('out.renewText')}
      </ConfirmDialog>
    </>
  );
}
