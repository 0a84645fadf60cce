import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Branch } from '#contract/calls/branches.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { useDeleteBranchMutation } from './branchesApi.ts';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** A branch with cars stays, and says so. */
export function DeleteBranch({ branch }: { branch: Branch }) {
  const { t } = useTranslation('branches');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useUiState('branches/delete', false);
  const [remove] = useDeleteBranchMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('branches/delete/work');
  if (branch.cars_count > 0) return <Note>{t('delete.hasCars')}</Note>;
  const confirm = async () => {
    const answer = await run(() => remove({ params: { id: branch.id } }));
    if (answer.error) return;
    dispatch(noticeShown({ tone: 'success', text: { key: 'branches:delete.done' } }));
    void navigate(paths.adminBranches, { replace: true });
  };
  return (
    <div>
      <Button variant="text" color="error" onClick={() => setIsAsked(true)}>
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('delete.title', { name: branch.name })}
        confirm={t('delete.confirm')}
        dismiss={t('delete.dismiss')}
        isHarmful
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setIsAsked(false);
        }}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </div>
  );
}
