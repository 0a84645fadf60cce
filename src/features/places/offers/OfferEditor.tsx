import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferedPlace } from '#contract/calls/places.ts';
import { halfHours } from '#src/features/dates/rentalRange.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import type { OfferValues } from './offerForm.ts';
import { termsOf, valuesOf } from './offerForm.ts';
import { offersApi } from './offersApi.ts';
import type { Targets } from './useTargets.ts';

const once = { track: false } as const;
const kinds = ['airport', 'area', 'branch'] as const;
const ends = [...halfHours.slice(1), '24:00'];

interface Props {
  /** Null is a new one. */
  readonly place: OfferedPlace | null;
  /** The places that are not offered yet. */
  readonly targets: Targets;
  readonly onClose: () => void;
}

/** The form of a place: its price and hours can change, the place itself cannot. */
export function OfferEditor({ place, targets, onClose }: Props) {
  const { t } = useTranslation('places');
  const dispatch = useAppDispatch();
  const { offerPlace, changePlace } = offersApi.endpoints;
  const { form, failure, isBusy, onSubmit } = useServerForm<OfferValues>({
    name: `places/offer:${place?.id ?? 'new'}`,
    defaultValues: valuesOf(place),
    fields: ['kind', 'target_id', 'price', 'notice_hours', 'hours', 'from', 'to'],
    aliases: { 'hours.0.to': 'to' },
    keepsAllBut: [],
    send: async (values) => {
      const terms = termsOf(values, place);
      const { data, error } = place
        ? await dispatch(changePlace.initiate({ params: { id: place.id }, body: terms }, once))
        : await dispatch(
            offerPlace.initiate(
              // An unused id: the server answers that one is to be chosen.
              { body: { kind: values.kind, target_id: Number(values.target_id), ...terms } },
              once,
            ),
          );
      if (data === undefined) return error;
      form.reset(values);
      dispatch(noticeShown({ tone: 'success', text: { key: 'places:offer.saved' } }));
      onClose();
      return undefined;
    },
  });
  const { control } = form;
  const [kind, hours] = useWatch({ control, name: ['kind', 'hours'] });
  const listed = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        {place === null ? (
          <FieldPair>
            <FormSelect
              control={control}
              name="kind"
              label={t('offer.kind')}
              options={kinds
                .filter((one) => targets[one].length > 0 || one === kind)
                .map((value) => ({ value, label: t(`offer.kinds.${value}`) }))}
            />
            <FormSelect
              key={kind}
              control={control}
              name="target_id"
              label={t('offer.target')}
              options={[
                { value: '', label: t('offer.choose') },
                ...targets[kind].map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </FieldPair>
        ) : null}
        <FieldPair>
          <FormField control={control} name="price" label={t('offer.price')} autoComplete="off" inputMode="decimal" />
          <FormField
            control={control}
            name="notice_hours"
            label={t('offer.notice')}
            autoComplete="off"
            inputMode="numeric"
          />
        </FieldPair>
        {kind === 'branch' ? (
          <p>{t('offer.ofBranch')}</p>
        ) : (
          <FormSelect
            control={control}
            name="hours"
            label={t('offer.hours')}
            options={[
              { value: 'always', label: t('offer.always') },
              { value: 'byDay', label: t('offer.byDay') },
              ...(hours === 'asIs' ? [{ value: 'asIs', label: t('offer.asIs') }] : []),
            ]}
          />
        )}
        {kind !== 'branch' && hours === 'byDay' ? (
          <FieldPair>
            <FormSelect control={control} name="from" label={t('offer.from')} options={listed(halfHours)} />
            <FormSelect control={control} name="to" label={t('offer.to')} options={listed(ends)} />
          </FieldPair>
        ) : null}
      </FormStack>
      <SubmitButton label={t('offer.save')} isBusy={isBusy} failure={failure} />
      <Button variant="text" onClick={onClose}>
        {t('offer.cancel')}
      </Button>
    </form>
  );
}
