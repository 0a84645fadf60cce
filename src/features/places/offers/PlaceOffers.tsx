import AddRoundedIcon from '@mui/icons-material/AddRounded';
import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferedPlace } from '#contract/calls/places.ts';
import { halfHours } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { termsOf, valuesOf } from './offerForm.ts';
import type { OfferValues } from './offerForm.ts';
import { useListOfferedPlacesQuery, useRemovePlaceMutation, offersApi } from './offersApi.ts';
import { useTargets } from './useTargets.ts';
import type { Targets } from './useTargets.ts';

const List = styled('ul')(({ theme }) => ({
  margin: '12px 0',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 8,
    minHeight: 60,
    paddingBlock: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .name': { fontWeight: 600 },
  '& .terms': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > li > form': { gridColumn: '1 / -1', padding: '12px 0 20px' },
}));

interface Props {
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

/** Airports, cities and branches to which an owner brings cars, each with price, hours and notice. */
export function PlaceOffers({ branches }: Props) {
  const { t } = useTranslation('places');
  const query = useListOfferedPlacesQuery();
  const [edited, setEdited] = useUiState<number | null>('places/edited', null);
  const places = query.data?.places ?? [];
  const targets = useTargets(places, branches);
  const close = () => setEdited(null);
  const canAdd = Object.values(targets).some((left) => left.length > 0);
  return (
    <PanelBlock aria-labelledby="place-offers">
      <h2 id="place-offers">{t('offer.title')}</h2>
      <p>{t('offer.about')}</p>
      <QueryPart query={query} error={t('offer.error')} waiting={null}>
        {() => (
          <>
            <List>
              {places.map((place) => (
                <li key={place.id}>
                  {place.id === edited ? (
                    <OfferEditor place={place} targets={targets} onClose={close} />
                  ) : (
                    <OfferRow place={place} isEditable={edited === null} onEdit={() => setEdited(place.id)} />
                  )}
                </li>
              ))}
              {edited === NEW ? (
                <li>
                  <OfferEditor place={null} targets={targets} onClose={close} />
                </li>
              ) : null}
            </List>
            {edited === null && canAdd ? (
              <Button variant="outlined" startIcon={<AddRoundedIcon />} onClick={() => setEdited(NEW)}>
                {t('offer.add')}
              </Button>
            ) : null}
          </>
        )}
      </QueryPart>
    </PanelBlock>
  );
}

/** No place has this id. */
const NEW = 0;

interface RowProps {
  readonly place: OfferedPlace;
  /** While another one is open, that one has to be saved or closed first. */
  readonly isEditable: boolean;
  readonly onEdit: () => void;
}

function OfferRow({ place, isEditable, onEdit }: RowProps) {
  const { t } = useTranslation('places');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const [remove] = useRemovePlaceMutation();
  const { run, isBusy, failure } = useAsyncAction(`places/remove/${place.id}`);
  const name = place.kind === 'airport' ? place.name : t(`offer.named.${place.kind}`, { name: place.name });
  const price = place.price === 0 ? t('offer.free') : t('offer.priced', { price: formatGel(place.price, language) });
  const take = async () => {
    const answer = await run(() => remove({ params: { id: place.id } }));
    if (!answer.error) dispatch(noticeShown({ tone: 'success', text: { key: 'places:offer.removed' } }));
  };
  return (
    <>
      <span>
        <b className="name">{name}</b>
        <small className="terms">
          {price} · {hoursText()}
        </small>
        {failure ? <FailureNote text={failure} /> : null}
      </span>
      <IconButton aria-label={t('offer.edit', { name })} disabled={!isEditable} onClick={onEdit}>
        <EditOutlinedIcon />
      </IconButton>
      <IconButton aria-label={t('offer.remove', { name })} disabled={isBusy} onClick={() => void take()}>
        <DeleteOutlineRoundedIcon />
      </IconButton>
    </>
  );

  function hoursText(): string {
    if (place.kind === 'branch') return t('offer.ofBranch');
    const [first, ...others] = place.hours ?? [];
    if (first === undefined) return t('offer.always');
    const isSame = others.length === 6 && others.every(({ from, to }) => from === first.from && to === first.to);
    return isSame ? `${first.from}–${first.to}` : t('offer.asIs');
  }
}

const once = { track: false } as const;
const kinds = ['airport', 'area', 'branch'] as const;
const ends = [...halfHours.slice(1), '24:00'];

interface OfferEditorProps {
  /** Null is a new one. */
  readonly place: OfferedPlace | null;
  /** The places that are not offered yet. */
  readonly targets: Targets;
  readonly onClose: () => void;
}

/** The form of a place: its price and hours can change, the place itself cannot. */
function OfferEditor({ place, targets, onClose }: OfferEditorProps) {
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
