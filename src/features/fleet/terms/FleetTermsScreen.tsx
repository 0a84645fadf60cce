import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SomeTerms, Terms, TermsChange, TermsField } from '#contract/domain/terms.ts';
import { withTerms } from '#contract/domain/terms/mergeTerms.ts';
import { isNotFound, isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useKeptFields } from '#src/shared/forms/useKeptFields.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { id, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { OwnCarMissing } from '#src/shared/ui/states/OwnCarMissing.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { useGetFleetCarQuery, useUpdateFleetCarMutation } from '../fleetApi.ts';
import { useGetFleetTermsQuery, useUpdateFleetTermsMutation } from './fleetTermsApi.ts';
import { termInputs } from './termInputs.ts';
import { TermSection } from './TermSection.tsx';
import { changedTerms, formOfTerms, readTermsForm } from './termsForm.ts';
import type { TermsForm } from './termsForm.ts';

const termsUrl = urlCodec('adminTerms', { car: id });

/** The terms of all cars of an owner or, by the URL, of one of them. */
export default function FleetTermsScreen() {
  const { car } = useUrlState(termsUrl).place;
  return car === undefined ? <TermsOfAll /> : <TermsOfCar id={car} />;
}

function TermsOfAll() {
  const { t } = useTranslation('terms');
  const query = useGetFleetTermsQuery();
  const [update] = useUpdateFleetTermsMutation();
  return (
    <>
      <PanelHeading title={t('title')} lead={t('edit.aboutAll')} />
      <QueryPart isWhole query={query} error={t('edit.error')} waiting={<Waiting />}>
        {(data) => (
          <TermsEditor
            own={data.terms}
            usual={data.usual_terms}
            onSave={async (terms) => {
              await update({ body: { terms } }).unwrap();
              await query.refetch();
            }}
          />
        )}
      </QueryPart>
    </>
  );
}

function TermsOfCar({ id }: { id: number }) {
  const { t } = useTranslation('terms');
  const query = useGetFleetCarQuery({ params: { id } });
  const [update] = useUpdateFleetCarMutation();
  if (isNotFound(query.error)) return <OwnCarMissing />;
  const name = [query.data?.car.card.brand, query.data?.car.card.model].filter(Boolean).join(' ');
  return (
    <>
      <BackLink to={paths.adminCar(id)}>{name === '' ? t('edit.thisCar') : name}</BackLink>
      <PanelHeading title={t('title')} lead={t('edit.aboutCar')} />
      <QueryPart isWhole query={query} error={t('edit.error')} waiting={<Waiting />}>
        {(data) => (
          <TermsEditor
            own={data.car.terms}
            usual={data.car.usual_terms}
            onSave={async (terms) => {
              await update({ params: { id }, body: { terms } }).unwrap();
              await query.refetch();
            }}
          />
        )}
      </QueryPart>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('terms');
  return (
    <div role="status" aria-label={t('edit.loading')}>
      <SkeletonBox sx={{ height: 480, borderRadius: 4 }} />
    </div>
  );
}

const Stack = styled('form')({ display: 'grid', gap: 14, '& > button': { justifySelf: 'start' } });

interface Props {
  /** The terms set here. */
  readonly own: SomeTerms;
  /** The terms that apply where none is set. */
  readonly usual: Terms;
  /** Rejects with the request's error. */
  readonly onSave: (change: TermsChange) => Promise<unknown>;
}

/** Every term in one form; only changes are sent, and each can be reset. */
function TermsEditor({ own, usual, onSave }: Props) {
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
