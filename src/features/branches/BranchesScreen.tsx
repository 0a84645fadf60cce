import AddRoundedIcon from '@mui/icons-material/AddRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Branch } from '#contract/calls/branches.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { PlaceOffers } from '#src/features/places/offers/PlaceOffers.tsx';
import { BranchEditor } from './BranchEditor.tsx';
import { BranchList } from './BranchList.tsx';
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
  const query = useListBranchesQuery();
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
      <EmptyState picture={{ src: emptyRoad, width: 560, height: 300 }} title={t('empty.title')} text={t('empty.text')}>
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
