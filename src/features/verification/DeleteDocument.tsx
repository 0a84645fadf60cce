import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useDeleteVerificationImageMutation } from './verificationApi.ts';
import type { DocumentName } from './verificationState.ts';

interface Props {
  readonly id: number;
  readonly name: DocumentName;
}

/** Takes a document back, once that was confirmed. */
export function DeleteDocument({ id, name }: Props) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useUiState(`verification/delete:${id}`, false);
  const [isBusy, setIsBusy] = useUiState(`verification/delete/isBusy:${id}`, false);
  const [remove] = useDeleteVerificationImageMutation();
  const titleId = useId();
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await remove({ params: { id } }).unwrap();
      dispatch(noticeShown({ tone: 'success', text: { key: 'verification:remove.done' } }));
    } catch (error) {
      const told = isRequestFailure(error) ? error.message : null;
      dispatch(
        noticeShown({
          tone: 'error',
          text: told === null ? { key: 'verification:remove.failed' } : serverMessage(told),
        }),
      );
    }
    setIsBusy(false);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DeleteOutlineRoundedIcon />}
        aria-label={t('actions.deleteOf', { document: t(`kinds.${name}`) })}
        onClick={() => setIsOpen(true)}
      >
        {t('actions.delete')}
      </Button>
      <Dialog
        open={isOpen}
        aria-labelledby={titleId}
        onClose={() => setIsOpen(false)}
        sx={{ '& .MuiDialog-paper': { width: 'auto', height: 'auto', m: 4, borderRadius: 5 } }}
      >
        <DialogTitle id={titleId} sx={{ fontSize: '1.125rem' }}>
          {t('remove.question')}
        </DialogTitle>
        <DialogActions sx={{ p: 5, pt: 2 }}>
          <Button variant="outlined" onClick={() => setIsOpen(false)}>
            {t('remove.no')}
          </Button>
          <Button color="error" loading={isBusy} onClick={() => void confirm()}>
            {t('remove.yes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
