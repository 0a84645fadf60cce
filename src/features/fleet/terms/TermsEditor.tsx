import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SomeTerms, Terms, TermsChange, TermsField } from '#contract/domain/terms.ts';
import { withTerms } from '#contract/domain/terms/mergeTerms.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useKeptFields } from '#src/shared/forms/useKeptFields.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/useUnsavedForm.ts';
import { termInputs } from './termInputs.ts';
import { changedTerms, formOfTerms, readTermsForm } from './termsForm.ts';
import type { TermsForm } from './termsForm.ts';
import { TermSection } from './TermSection.tsx';

const Stack = styled('form')({ display: 'grid', gap: 14, '& > button': { justifySelf: 'start' } });

interface Props {
  /** What is written here. */
  readonly own: SomeTerms;
  /** What counts where nothing is. */
  readonly usual: Terms;
  /** Rejects with the failure of the request. */
  readonly onSave: (change: TermsChange) => Promise<unknown>;
}

/** Every term in one form; only what was changed is sent, and each can be taken back. */
export function TermsEditor({ own, usual, onSave }: Props) {
  const { t } = useTranslation('terms');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState('fleet/termsBusy', false);
  const before = withTerms(usual, own);
  const form = useForm<TermsForm>({ values: formOfTerms(before) });
  const { control, handleSubmit, setError, formState } = form;
  useUnsavedForm(formState.isDirty);
  useKeptFields('fleet/terms', form, []);

  const save = async (change: TermsChange) => {
    setIsBusy(true);
    try {
      await onSave(change);
      dispatch(noticeShown({ tone: 'success', text: { key: 'terms:edit.saved' } }));
    } catch (failure) {
      if (!isRequestFailure(failure)) throw failure;
      const messages = Object.entries(failure.fields);
      for (const [field, message] of messages)
        setError(field.split('.').slice(1).join('-'), { type: 'server', message });
      if (messages.length === 0) dispatch(noticeShown({ tone: 'error', text: failureOf(failure) }));
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = handleSubmit(async (form) => {
    const { terms, problems } = readTermsForm(form);
    for (const [name, problem] of problems) setError(name, { type: 'client', message: t(`edit.${problem}`) });
    if (problems.size === 0) await save(changedTerms(before, terms));
  });

  return (
    <Stack noValidate onSubmit={(event) => void onSubmit(event)}>
      {/* The keys of a closed record are its terms. */}
      {(Object.keys(termInputs) as TermsField[]).map((field) => (
        <TermSection
          key={field}
          field={field}
          control={control}
          isOwn={own[field] !== undefined}
          onTakeBack={() => void save({ [field]: null })}
        />
      ))}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t('edit.save')}
      </Button>
    </Stack>
  );
}
