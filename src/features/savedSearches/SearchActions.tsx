import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#contract/calls/savedSearches/savedSearches.ts';
import { savedSearchesApi, useDeleteSavedSearchMutation } from '#src/features/cars/saved/savedSearchesApi.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';

/** Renames or deletes a saved search. */
export function SearchActions({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('saved');
  const { id, name } = search;
  const [isRenaming, setIsRenaming] = useUiState(`savedSearches/rename:${id}`, false);
  const [remove] = useDeleteSavedSearchMutation();
  const { ask, send, dialog } = useConfirmation(`savedSearches/delete:${id}`);
  return (
    <>
      <IconButton aria-label={t('rename.button', { name })} onClick={() => setIsRenaming(true)}>
        <EditOutlinedIcon />
      </IconButton>
      <IconButton aria-label={t('delete.button', { name })} onClick={ask}>
        <DeleteOutlineRoundedIcon />
      </IconButton>
      {isRenaming ? <RenameDialog id={id} name={name} onClose={() => setIsRenaming(false)} /> : null}
      <ConfirmDialog
        {...dialog}
        title={t('delete.title', { name })}
        confirm={t('delete.confirm')}
        dismiss={t('delete.dismiss')}
        isHarmful
        onConfirm={() => void send(() => remove({ params: { id } }))}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  );
}

interface RenameProps {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

function RenameDialog({ id, name, onClose }: RenameProps) {
  const { t } = useTranslation('saved');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: `savedSearches/rename:${id}`,
    defaultValues: { name },
    fields: ['name'],
    send: async (body) => {
      const { changeSavedSearch } = savedSearchesApi.endpoints;
      const { error } = await dispatch(changeSavedSearch.initiate({ params: { id }, body }, { track: false }));
      if (error === undefined) onClose();
      return error;
    },
  });
  return (
    <QuestionDialog title={t('rename.title')} text={t('rename.text')} onClose={isBusy ? null : onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField control={form.control} name="name" label={t('save.name')} autoComplete="off" />
          <SubmitButton label={t('rename.submit')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}
