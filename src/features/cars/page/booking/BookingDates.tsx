import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { PlaceRef } from '#contract/domain/placeCode.ts';
import { placeCodeOf } from '#contract/domain/placeCode.ts';
import { DateRangeField } from '#src/features/dates/DateRangeField.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { PlaceOption } from '#src/features/places/placesWith.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { choiceBlocks, showBlock } from '../Block.tsx';
import type { FreeDays } from '../calendar/useFreeDays.ts';
import { planOf } from './choice.ts';

/** Fields in one frame: pick-up and return, place, protection. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  margin: '18px 0 16px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radii.large,
}));

const Dates = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '& > button': { border: 0, borderRadius: '11px 0 0', fontVariantNumeric: 'tabular-nums' },
  '& > .to': { borderLeft: `1px solid ${theme.vars.palette.divider}`, borderRadius: '0 11px 0 0' },
  '& > button:hover, & > button[aria-expanded=true]': { backgroundColor: theme.vars.palette.background.mist },
  '& > button > .label': { fontWeight: 400 },
  '& > button > .value': { justifyContent: 'space-between', gap: 6, marginTop: 0, fontSize: '.9375rem' },
  '& > button .time': {
    margin: 0,
    padding: 0,
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    fontSize: 'inherit',
    fontWeight: 400,
  },
}));

const Choice = styled('button')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  padding: '8px 14px',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:last-child': { borderRadius: '0 0 11px 11px' },
  '&:hover': { backgroundColor: theme.vars.palette.background.mist },
  '& > .text': {
    flex: 1,
    minWidth: 0,
    fontSize: '.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& .label': {
    display: 'block',
    ...theme.typography.caption,
    lineHeight: 1.4,
    color: theme.vars.palette.text.secondary,
  },
  '& > svg': { flex: 'none', width: 20, height: 20, color: theme.vars.palette.text.tertiary },
}));

interface Props {
  car: Car;
  range: RentalRange | null;
  freeDays: FreeDays;
  noteOf: (day: string) => string | null;
  onChange: (range: RentalRange | null) => void;
  /** The other places for pick-up and return. */
  options: readonly PlaceOption[];
  choice: RentalChoice;
}

/** The dates, and the choices of the page in a line each, which leads to them. */
export function BookingDates({ car, range, freeDays, noteOf, onChange, options, choice }: Props) {
  const { t } = useTranslation(['car', 'terms']);
  const nameOf = (chosen: PlaceRef | null) =>
    chosen === null
      ? car.address
      : (options.find(({ ref }) => placeCodeOf(ref) === placeCodeOf(chosen))?.place.name ?? t('booking.place'));
  const places = [...new Set([nameOf(choice.pickUp), nameOf(choice.dropOff)])].join(' → ');
  const plan = planOf(car.terms, choice);
  return (
    <Frame>
      <Dates>
        <DateRangeField
          name="booking"
          value={range}
          onChange={onChange}
          minDays={car.min_days}
          isTaken={freeDays.isTaken}
          hoursOf={freeDays.hoursOf}
          noteOf={noteOf}
          onDaysShown={(_first, last) => freeDays.reach(last)}
        />
      </Dates>
      {row(choiceBlocks.place, t('booking.place'), places)}
      {row(
        choiceBlocks.protection,
        t('terms:topics.protection'),
        plan === null ? t('terms:protection.thirdParty') : t(`terms:plans.${plan.code}`),
      )}
    </Frame>
  );

  function row(block: string, name: string, chosen: string) {
    return (
      <Choice type="button" onClick={() => showBlock(block)}>
        <span className="text">
          <small className="label">{name}</small>
          {chosen}
        </span>
        <ChevronRightRoundedIcon />
      </Choice>
    );
  }
}
