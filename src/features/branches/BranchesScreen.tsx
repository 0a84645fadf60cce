import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import DoNotDisturbAltRoundedIcon from '@mui/icons-material/DoNotDisturbAltRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import StorefrontRoundedIcon from '@mui/icons-material/StorefrontRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Branch } from '#contract/calls/branches.ts';
import { hoursOn, WHOLE_DAY } from '#contract/domain/openingHours.ts';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import { timeInTbilisi, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { PlaceOffers } from '#src/features/places/offers/PlaceOffers.tsx';
import { BranchEditor } from './BranchEditor.tsx';
import { branchesUrl } from './branchesUrl.ts';
import { useListBranchesQuery } from './branchesApi.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginBottom: 16,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Where an owner hands over cars. The open branch is in the URL. */
export default function BranchesScreen() {
  const { t } = useTranslation('branches');
  const { place, addressOf } = useUrlState(branchesUrl);
  const query = useListBranchesQuery(undefined, readAnew);
  return (
    <>
      <PanelHeading title={t('title')} lead={t('about')}>
        {query.data && query.data.branches.length > 0 ? (
          <ButtonLink variant="outlined" startIcon={<AddRoundedIcon />} to={addressOf({ branch: 'new' })}>
            {t('add')}
          </ButtonLink>
        ) : null}
      </PanelHeading>
      <QueryPart
        isWhole
        query={query}
        error={t('error')}
        waiting={
          <Columns role="status" aria-label={t('loading')}>
            <SkeletonBox sx={{ height: 128, borderRadius: 4 }} />
            <SkeletonBox sx={{ height: 480, borderRadius: 4 }} />
          </Columns>
        }
      >
        {({ branches }) => (
          <>
            <Branches branches={branches} requested={place.branch} />
            <PlaceOffers branches={branches} />
          </>
        )}
      </QueryPart>
    </>
  );
}

interface BranchesProps {
  readonly branches: readonly Branch[];
  readonly requested: number | 'new' | undefined;
}

function Branches({ branches, requested }: BranchesProps) {
  const { t } = useTranslation('branches');
  const { addressOf } = useUrlState(branchesUrl);
  if (requested === 'new') {
    return (
      <Columns>
        <BranchList branches={branches} chosenId={null} />
        <BranchEditor key="new" branch={null} />
      </Columns>
    );
  }
  const chosen = branches.find(({ id }) => id === requested) ?? branches[0];
  if (chosen === undefined) {
    return (
      <EmptyState hasPicture title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink size="large" to={addressOf({ branch: 'new' })}>
          {t('add')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Columns>
      <BranchList branches={branches} chosenId={chosen.id} />
      <BranchEditor key={chosen.id} branch={chosen} />
    </Columns>
  );
}

const List = styled('ul')({ display: 'grid', gap: 10 });

const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '8px 14px',
  alignItems: 'center',
  padding: 16,
  border: '2px solid transparent',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rest,
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&[aria-current]': { borderColor: theme.vars.palette.primary.main },
  '& > svg': {
    width: 48,
    height: 48,
    padding: 11,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '& .name': { fontWeight: 600 },
  '& .detail': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Foot = styled('span')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

interface Props {
  readonly branches: readonly Branch[];
  readonly chosenId: number | null;
}

/** The branches of an owner; each opens beside the list. */
function BranchList({ branches, chosenId }: Props) {
  const { addressOf } = useUrlState(branchesUrl);
  const { t } = useTranslation('branches');
  return (
    <List aria-label={t('list')}>
      {branches.map((branch) => (
        <li key={branch.id}>
          <Card
            to={addressOf({ branch: branch.id })}
            {...(branch.id === chosenId && { 'aria-current': 'true' as const })}
          >
            <StorefrontRoundedIcon />
            <span>
              <b className="name">{branch.name}</b>
              {/* Most addresses already contain their city. */}
              <small className="detail">
                {branch.address.includes(branch.city) ? branch.address : `${branch.address}, ${branch.city}`}
              </small>
            </span>
            <Foot>
              <OpenNow opening={branch} />
              <small className="detail">{t('cars', { count: branch.cars_count })}</small>
            </Foot>
          </Card>
        </li>
      ))}
    </List>
  );
}

/** Whether the branch is open now, and until or from when. */
function OpenNow({ opening }: { opening: OpeningHours }) {
  const { t } = useTranslation('branches');
  const now = useServerNow();
  const time = timeInTbilisi(now);
  const hours = hoursOn(opening, todayInTbilisi(now));
  if (hours === null || time > hours.to) {
    return (
      <StatusChip data-tone="off">
        <DoNotDisturbAltRoundedIcon />
        <span>{t(hours === null ? 'now.closedToday' : 'now.closed')}</span>
      </StatusChip>
    );
  }
  if (time < hours.from) {
    return (
      <StatusChip data-tone="wait">
        <ScheduleRoundedIcon />
        <span>{t('now.opens', { time: hours.from })}</span>
      </StatusChip>
    );
  }
  const isWhole = hours.from === WHOLE_DAY.from && hours.to === WHOLE_DAY.to;
  return (
    <StatusChip data-tone="ok">
      <CheckCircleRoundedIcon />
      <span>{isWhole ? t('now.always') : t('now.until', { time: hours.to })}</span>
    </StatusChip>
  );
}
