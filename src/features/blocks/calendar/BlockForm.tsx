import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState, useId } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarCar, OwnBlockKind, BlockOrder, CarBlock } from '#contract/calls/blocks.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { LONGEST_NOTE } from '#contract/domain/limits.ts';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import type { Draft } from './draft.ts';
import { findConflict, problemOf } from './draft.ts';
import { countSpanDays, firstDayOf, lastDayOf, overlap, spanOfDays } from './spans.ts';
import type { Span } from './spans.ts';

const Stack = styled('form')({
  display: 'grid',
  gap: 14,
  '& > [data-days]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiButton-root': { flex: '1 1 130px' },
});

interface Props {
  readonly cars: readonly CalendarCar[];
  readonly draft: Draft;
  /** Car and days are already chosen and shown in one line. */
  readonly isBrief: boolean;
  readonly today: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
  /** Shows the changed draft in the calendar. */
  readonly onChange: (draft: Draft) => void;
  readonly onSave: (draft: Draft) => void;
}

/** Car, days and purpose of a block. Conflicts are shown before saving, with free days as alternatives. */
export function BlockForm({ cars, draft, isBrief, today, isBusy, failure, onChange, onSave }: Props) {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  const conflictText = useConflictText();
  const [hasDetails, setHasDetails] = useUiState('calendar/hasDetails', !isBrief);
  // While a field is being edited, its text may not be a valid day.
  const [typed, setTyped] = useState<Partial<Record<'from' | 'to', string>>>({});
  const [first] = useState(draft);
  useUnsavedForm(draft.note !== first.note);
  const car = cars.find(({ id }) => id === draft.carId);
  const days = { from: typed.from ?? firstDayOf(draft.span), to: typed.to ?? lastDayOf(draft.span) };
  const problem = problemOf(days, draft, today);
  const conflict = problem === null && car ? findConflict(car, draft, today) : null;
  const overlappingRequest = car?.requests.find((request) => overlap(request, draft.span));
  const [best, second] = conflict
    ? [conflict.part ?? conflict.near, conflict.part && conflict.near]
    : [draft.span, null];
  const write = (span: Span) => formatDays(firstDayOf(span), lastDayOf(span), language);
  const name = (span: Span) => t(draft.blockId === null ? 'form.blockDays' : 'form.moveTo', { days: write(span) });

  const type = (edge: 'from' | 'to', value: string) => {
    const next = { ...days, [edge]: value };
    if (!isLocalDay(next.from) || !isLocalDay(next.to) || next.from > next.to) {
      setTyped({ ...typed, [edge]: value });
      return;
    }
    setTyped({});
    // An unchanged end keeps its time of day.
    const whole = spanOfDays(next.from, next.to);
    const { span } = draft;
    onChange({
      ...draft,
      span: {
        from: next.from === firstDayOf(span) ? span.from : whole.from,
        to: next.to === lastDayOf(span) ? span.to : whole.to,
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null && best !== null) onSave({ ...draft, span: best });
  };

  return (
    <Stack onSubmit={submit} noValidate>
      <p role="status">
        {problem === null
          ? `${car ? `${car.brand} ${car.model} · ` : ''}${t('chosen.days', { days: write(draft.span), count: countSpanDays(draft.span) })}`
          : ''}
      </p>
      <FailureNote text={problem ? t(`form.${problem}`) : conflict ? conflictText.ofBlock(conflict.block) : failure} />
      {overlappingRequest && !conflict ? <p>{conflictText.ofRequest(overlappingRequest)}</p> : null}
      {conflict && best === null ? <p>{t('conflict.none')}</p> : null}
      {hasDetails ? (
        <>
          <PlainSelect
            label={t('form.car')}
            value={String(draft.carId)}
            options={cars.map(({ id, brand, model, year }) => ({
              value: String(id),
              label: `${brand} ${model} ${year}`,
            }))}
            onChange={(carId) => onChange({ ...draft, carId: Number(carId) })}
          />
          <div data-days="">
            <DayField label={t('form.from')} value={days.from} least={today} onType={(value) => type('from', value)} />
            <DayField label={t('form.to')} value={days.to} least={days.from} onType={(value) => type('to', value)} />
          </div>
          <ButtonLink variant="text" to={paths.adminCarSync(draft.carId)}>
            {t('form.sync')}
          </ButtonLink>
        </>
      ) : null}
      <SegmentedSwitch<OwnBlockKind>
        label={t('form.kind')}
        value={draft.kind}
        options={[
          { value: 'owner', label: t('form.owner') },
          { value: 'maintenance', label: t('form.maintenance') },
        ]}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      <NoteField label={t('form.note')} value={draft.note} onType={(note) => onChange({ ...draft, note })} />
      <Buttons>
        {hasDetails ? null : (
          <Button variant="text" onClick={() => setHasDetails(true)}>
            {t('form.details')}
          </Button>
        )}
        {conflict?.block.order ? (
          <ButtonLink variant="outlined" to={paths.adminOrder(conflict.block.order.id)}>
            {t('form.openOrder')}
          </ButtonLink>
        ) : null}
        {second ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => onSave({ ...draft, span: second })}>
            <span>{name(second)}</span>
          </Button>
        ) : null}
        {best ? (
          <Button type="submit" loading={isBusy}>
            <span>{conflict || draft.blockId === null ? name(best) : t('form.save')}</span>
          </Button>
        ) : null}
      </Buttons>
    </Stack>
  );
}

interface ConflictText {
  /** What already occupies the car. */
  readonly ofBlock: (block: CarBlock) => string;
  /** A request that could no longer be confirmed. */
  readonly ofRequest: (order: BlockOrder) => string;
}

/** Describes what conflicts with a block. */
function useConflictText(): ConflictText {
  const { t } = useTranslation('calendar');
  const { ofRental } = useMomentText();
  return {
    ofBlock: ({ kind, from, to, order, feed }) => {
      const when = { from: ofRental(from), to: ofRental(to) };
      if (feed) return t('conflict.feed', { ...when, name: feed.name });
      const { client = '', number = '' } = order ?? {};
      return t(`conflict.${kind}`, { ...when, client, number });
    },
    ofRequest: ({ client, from, to }) => t('conflict.request', { client, from: ofRental(from), to: ofRental(to) }),
  };
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly least: string;
  readonly onType: (value: string) => void;
}

/** A day, as a native date field. */
function DayField({ label, value, least, onType }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        id={id}
        type="date"
        value={value}
        inputProps={{ min: least }}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

/** The owner's private note. */
function NoteField({ label, value, onType }: Omit<DayFieldProps, 'least'>) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        id={id}
        value={value}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_NOTE }}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
