import { styled } from '@mui/material/styles';
import type { BaseSyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import type { Branch } from '#contract/calls/branches.ts';
import { CityPicker } from '#src/shared/forms/CityPicker.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { bodyOf, type BranchValues, changesOf, valuesOf } from './branchForm.ts';
import { branchesUrl } from './branchesUrl.ts';
import { branchesApi } from './branchesApi.ts';
import { DeleteBranch } from './DeleteBranch.tsx';
import { ExceptionsEditor } from './ExceptionsEditor.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { useEditedDay } from './useEditedDay.ts';

const Form = styled('form')({ display: 'grid', gap: 16, minWidth: 0 });

const once = { track: false } as const;
const addressNames = ['ka', 'en', 'ru'] as const;

/** A branch as a form: where it is, when it is open, and on which days it is not as usual. */
export function BranchEditor({ branch }: { branch: Branch | null }) {
  const { t } = useTranslation('branches');
  const dispatch = useAppDispatch();
  const { change } = useUrlState(branchesUrl);
  const { createBranch, updateBranch } = branchesApi.endpoints;
  const { form, failure, isBusy, onSubmit } = useServerForm<BranchValues>({
    name: 'branches/branch',
    defaultValues: valuesOf(branch),
    fields: ['name', 'city_id', ...addressNames, 'week'],
    aliases: { addresses: 'ka', 'addresses.ka': 'ka', 'addresses.en': 'en', 'addresses.ru': 'ru' },
    check: ({ week }) =>
      week.isAlways || week.days.some(({ isOpen }) => isOpen) ? {} : { week: t('hours.neverOpen') },
    keepsAllBut: [],
    send: async (values) => {
      const { data, error } = branch
        ? await dispatch(updateBranch.initiate({ params: { id: branch.id }, body: changesOf(branch, values) }, once))
        : await dispatch(createBranch.initiate({ body: bodyOf(values) }, once));
      if (data === undefined) return error;
      form.reset(valuesOf(data.branch));
      dispatch(noticeShown({ tone: 'success', text: { key: branch ? 'branches:saved' : 'branches:added' } }));
      if (branch === null) change({ branch: data.branch.id }, { replace: true });
      return undefined;
    },
  });
  const { control } = form;
  const edited = useEditedDay(form);
  const submit = (event: BaseSyntheticEvent) => {
    if (edited.keep()) onSubmit(event);
    else event.preventDefault();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <PanelBlock aria-labelledby="branch-place">
        <h2 id="branch-place">{branch?.name ?? t('new')}</h2>
        <FormStack>
          <FieldPair>
            <FormField control={control} name="name" label={t('name')} autoComplete="off" />
            <CityPicker control={control} name="city_id" />
          </FieldPair>
          {addressNames.map((name) => (
            <FormField
              key={name}
              control={control}
              name={name}
              label={t(`address.${name}`)}
              autoComplete="off"
              {...(name === 'ru' && { hint: t('address.hint') })}
            />
          ))}
        </FormStack>
      </PanelBlock>
      <HoursEditor control={control} />
      <ExceptionsEditor control={control} edited={edited} branchId={branch?.id ?? null} />
      <SubmitButton label={t(branch ? 'save' : 'create')} isBusy={isBusy} failure={failure} />
      {branch ? <DeleteBranch branch={branch} /> : null}
    </Form>
  );
}
