import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { type BaseSyntheticEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Branch } from '#contract/calls/branches.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { CityPicker } from '#src/shared/forms/CityPicker.tsx';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PanelBlock, WrappedName } from '#src/shared/ui/layout/panel.styles.ts';
import { branchesApi, useDeleteBranchMutation } from './branchesApi.ts';
import { branchesUrl } from './branchesUrl.ts';
import { bodyOf, type BranchValues, changesOf, type DayHours, degreesOf, valuesOf, withTheirs } from './branchForm.ts';
import { BranchPlace } from './BranchPlace.tsx';
import { DayRow, Rows } from './DayRow.tsx';
import { ExceptionsEditor } from './ExceptionsEditor.tsx';
import { useEditedDay } from './useEditedDay.ts';

const Form = styled('form')({ display: 'grid', gap: 16, minWidth: 0 });

const once = { track: false } as const;
const addressNames = ['ka', 'en', 'ru'] as const;

/** A branch as a form: where it is, when it is open, and its exceptions. */
export function BranchEditor({ branch }: { branch: Branch | null }) {
  const { t } = useTranslation('branches');
  const dispatch = useAppDispatch();
  const { change } = useUrlState(branchesUrl);
  const { createBranch, updateBranch, listBranches } = branchesApi.endpoints;
  /** What the form began with; the list may have been read again since. */
  const began = useRef(branch);
  const { form, failure, isBusy, onSubmit } = useServerForm<BranchValues>({
    name: 'branches/branch',
    defaultValues: valuesOf(branch),
    fields: ['name', 'city_id', ...addressNames, 'lat', 'lng', 'week'],
    aliases: { addresses: 'ka', 'addresses.ka': 'ka', 'addresses.en': 'en', 'addresses.ru': 'ru' },
    check: ({ week, lat, lng }) => ({
      ...(!week.isAlways && week.days.every(({ isOpen }) => !isOpen) && { week: t('hours.neverOpen') }),
      ...(degreesOf(lat, 90) === undefined && { lat: t('place.wrong', { example: '41.70951' }) }),
      ...(degreesOf(lng, 180) === undefined && { lng: t('place.wrong', { example: '44.74862' }) }),
    }),
    keepsAllBut: [],
    send: async (values) => {
      const { data, error } = began.current
        ? await update(began.current, values)
        : await dispatch(createBranch.initiate({ body: bodyOf(values) }, once));
      const isOutdated = isRequestFailure(error) && error.code === 'BRANCH_CHANGED';
      const saved = data?.branch ?? (isOutdated ? await takeTheirs(values) : null);
      if (saved === null) return error;
      began.current = saved;
      form.reset(valuesOf(saved));
      dispatch(noticeShown({ tone: 'success', text: { key: branch ? 'branches:saved' : 'branches:added' } }));
      if (branch === null) change({ branch: saved.id }, { replace: true });
      return undefined;
    },
  });
  const { control } = form;
  const update = (before: Branch, values: BranchValues) => {
    const body = { ...changesOf(before, values), version: before.version };
    return dispatch(updateBranch.initiate({ params: { id: before.id }, body }, once));
  };
  /**
   * Shows the branch as it was saved elsewhere with what is changed here, which is still to be saved. Gives it where that
   * is all there: saved before, and the answer was lost.
   */
  const takeTheirs = async (values: BranchValues): Promise<Branch | null> => {
    const { data } = await dispatch(listBranches.initiate(undefined, { subscribe: false, forceRefetch: true }));
    const theirs = data?.branches.find(({ id }) => id === began.current?.id);
    if (theirs === undefined || began.current === null) return null;
    const joined = withTheirs(began.current, values, theirs);
    if (Object.keys(changesOf(theirs, joined)).length === 0) return theirs;
    began.current = theirs;
    form.reset(valuesOf(theirs));
    form.reset(joined, { keepDefaultValues: true });
    return null;
  };
  const edited = useEditedDay(form);
  const submit = (event: BaseSyntheticEvent) => {
    if (edited.apply()) onSubmit(event);
    else event.preventDefault();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <PanelBlock aria-labelledby="branch-place">
        <h2 id="branch-place">
          <WrappedName>{branch?.name ?? t('new')}</WrappedName>
        </h2>
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
          <BranchPlace control={control} />
        </FormStack>
      </PanelBlock>
      <HoursEditor control={control} />
      <ExceptionsEditor control={control} edited={edited} branchId={branch?.id ?? null} />
      <SubmitButton label={t(branch ? 'save' : 'create')} isBusy={isBusy} failure={failure} />
      {branch ? <DeleteBranch branch={branch} /> : null}
    </Form>
  );
}

/** Opening hours by weekday, or always open. */
function HoursEditor({ control }: { control: Control<BranchValues> }) {
  const { t } = useTranslation('branches');
  const { field, fieldState } = useController({ control, name: 'week' });
  const { isAlways, days } = field.value;
  const change = (changed: DayHours) =>
    field.onChange({
      isAlways,
      days: days.map((day) => (day.weekday === changed.weekday ? changed : day)),
    });
  const copyMonday = () => {
    const [monday] = days;
    if (monday) field.onChange({ isAlways, days: days.map(({ weekday }) => ({ ...monday, weekday })) });
  };
  return (
    <PanelBlock aria-labelledby="branch-hours">
      <h2 id="branch-hours">
        <span>{t('hours.title')}</span>
        {isAlways ? null : (
          <Button variant="text" onClick={copyMonday}>
            {t('hours.copyMonday')}
          </Button>
        )}
      </h2>
      <FormControlLabel
        control={
          <Switch
            slotProps={{ input: { ref: field.ref } }}
            checked={isAlways}
            onChange={(_event, checked) => field.onChange({ isAlways: checked, days })}
          />
        }
        label={t('hours.always')}
      />
      {isAlways ? null : (
        <Rows>
          {days.map((day) => (
            <DayRow key={day.weekday} day={day} onChange={change} />
          ))}
        </Rows>
      )}
      <FieldMessage id="branch-hours-message" text={fieldState.error?.message} />
    </PanelBlock>
  );
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** Deletes a branch; one with cars cannot be deleted. */
function DeleteBranch({ branch }: { branch: Branch }) {
  const { t } = useTranslation('branches');
  const navigate = useNavigate();
  const [remove] = useDeleteBranchMutation();
  const { ask, send, dialog } = useConfirmation('branches/delete');
  if (branch.cars_count > 0) return <Note>{t('delete.hasCars')}</Note>;
  const confirm = async () => {
    const isDone = await send(() => remove({ params: { id: branch.id } }), { key: 'branches:delete.done' });
    if (isDone) void navigate(paths.adminBranches, { replace: true });
  };
  return (
    <div>
      <Button variant="text" color="error" onClick={ask}>
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('delete.title', { name: branch.name })}
        confirm={t('delete.confirm')}
        dismiss={t('delete.dismiss')}
        isHarmful
        onConfirm={() => void confirm()}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </div>
  );
}
