import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import EditNoteRoundedIcon from '@mui/icons-material/EditNoteRounded';
import PauseCircleOutlineRoundedIcon from '@mui/icons-material/PauseCircleOutlineRounded';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetRow } from '#contract/calls/fleet/fleet.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { usePercent } from '#src/features/language/usePercent.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { fieldNames } from '../edit/carFields.ts';
import { namesOfWire } from '../edit/wireCar.ts';
import { useFieldLabel } from '../edit/useFieldLabel.ts';

const Car = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minWidth: 182,
  '& > .photo': {
    display: 'grid',
    placeItems: 'center',
    width: 60,
    height: 40,
    overflow: 'hidden',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.picture,
    color: theme.vars.palette.text.secondary,
  },
  '& > [data-empty]': {
    border: `1.5px dashed ${theme.vars.palette.control}`,
    backgroundColor: `${theme.vars.palette.background.mist} !important`,
  },
  '& a': { fontSize: '.9375rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .detail': { display: 'block', fontWeight: 400 },
  '& .plate': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    '& > .photo': { width: 104, height: 70 },
  },
}));

export function useRowName(): (row: Pick<FleetRow, 'brand' | 'model'>) => string {
  const { t } = useTranslation('fleet');
  return ({ brand, model }) => [brand, model].filter((part) => part !== null).join(' ') || t('edit.newCar');
}

/** Picture, name with a link to the editor, year and plate. */
export function CarCell({ row }: { row: FleetRow }) {
  const { t } = useTranslation('fleet');
  const nameOf = useRowName();
  return (
    <Car>
      <span className="photo" {...(row.image === null && { 'data-empty': '' })}>
        {row.image === null ? <AddAPhotoOutlinedIcon /> : <Picture picture={row.image} alt="" sizes="104px" />}
      </span>
      <span>
        <Link to={paths.adminCar(row.id)}>{nameOf(row)}</Link>
        <small className="detail">
          {row.year === null ? null : <span>{`${row.year} · `}</span>}
          <span {...(row.plate !== null && { className: 'plate' })}>{row.plate ?? t('list.noPlate')}</span>
        </small>
      </span>
    </Car>
  );
}

const looks = {
  active: ['ok', CheckCircleOutlineRoundedIcon],
  inactive: ['off', PauseCircleOutlineRoundedIcon],
  needs_images: ['wait', AddAPhotoOutlinedIcon],
  draft: ['off', EditNoteRoundedIcon],
} as const;

export function TabChip({ tab }: Pick<FleetRow, 'tab'>) {
  const { t } = useTranslation('fleet');
  const [tone, Icon] = looks[tab];
  return (
    <StatusChip data-tone={tone}>
      <Icon />
      <span>{t(`chips.${tab}`)}</span>
    </StatusChip>
  );
}

const Bar = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(36px, 1fr) 44px',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > .track': {
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& .filled': { display: 'block', height: '100%', borderRadius: 3, backgroundColor: theme.vars.palette.primary.main },
}));

/** Occupancy of the next thirty days. */
export function OccupancyBar({ percent }: { percent: number | null }) {
  const ofPercent = usePercent();
  if (percent === null) return <>—</>;
  return (
    <Bar>
      <i className="track" aria-hidden>
        <i className="filled" style={{ width: `${percent}%` }} />
      </i>
      {ofPercent(percent)}
    </Bar>
  );
}

/** When is read at a glance only on one line. */
const Next = styled('span')({ '& > a': { whiteSpace: 'nowrap' } });

/** Whether something of the car has to be filled in before it can be rented. */
export const isUnfinished = ({ tab }: FleetRow): boolean => tab === 'needs_images' || tab === 'draft';

/** The next rental, or why the car cannot be rented and what to do about it. */
export function NextCell({ row }: { row: FleetRow }) {
  const { t } = useTranslation('fleet');
  const { ofRental } = useMomentText();
  const missingText = useMissingText();
  if (isUnfinished(row)) {
    return (
      <span>
        <b>
          {row.tab === 'needs_images'
            ? t('list.photosMissing', { count: row.missing_shots.length })
            : t('list.sectionsDone', { done: row.sections_done })}
        </b>
        <small className="detail">{missingText(row)}</small>
      </span>
    );
  }
  if (row.next_rental === null) {
    return (
      <span>
        <span>{t('list.noRental')}</span>
        {row.tab === 'inactive' ? <small className="detail">{t('list.paused')}</small> : null}
      </span>
    );
  }
  const { order_id: orderId, kind, at, client } = row.next_rental;
  return (
    <Next>
      <Link to={paths.adminOrder(orderId)}>{ofRental(at)}</Link>
      <small className="detail">{t(kind === 'return' ? 'list.returnOf' : 'list.pickUpOf', { client })}</small>
    </Next>
  );
}

const Stars = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '& > svg': { width: 18, height: 18, color: theme.vars.palette.star },
  '& > .count': { color: theme.vars.palette.text.secondary },
}));

export function RatingCell({ row: { rating, reviews_count: count } }: { row: FleetRow }) {
  const { t } = useTranslation('fleet');
  const language = useAppSelector(selectLanguage);
  if (rating === null) return <>{t('list.isNew')}</>;
  return (
    <Stars>
      <StarRoundedIcon />
      <b>{formatRating(rating, language)}</b>
      <span className="count">{count}</span>
    </Stars>
  );
}

/** How many are named; the others are counted. */
const named = 3;

/** What a car still needs before it can be rented, in short. */
function useMissingText(): (row: Pick<FleetRow, 'missing' | 'missing_shots'>) => string {
  const { t } = useTranslation('fleet');
  const labelOf = useFieldLabel();
  return ({ missing, missing_shots: shots }) => {
    const fields = missing.flatMap((field) => namesOfWire(field)[0] ?? []).filter((name) => fieldNames.includes(name));
    const all = [...fields.map(labelOf), ...shots.map((shot) => t(`shots.${shot}`))];
    const rest = all.length - named;
    return [...all.slice(0, named), ...(rest > 0 ? [t('todo.more', { count: rest })] : [])].join(', ');
  };
}
