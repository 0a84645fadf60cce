import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { FleetCar } from '#contract/calls/fleet.ts';
import { useListBranchesQuery } from '#src/features/branches/branchesApi.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { CarEditor } from '#src/features/fleet/edit/CarEditor.tsx';
import { EditorSkeleton } from '#src/features/fleet/edit/EditorSkeleton.tsx';
import { useGetFleetCarQuery } from '#src/features/fleet/fleetApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { CarPreview } from './CarPreview.tsx';

/** Adds or edits one car. The address is `new` until there is a draft. */
export default function AdminCarScreen() {
  const { id } = useParams();
  // Another car is another form; a new one stays the same when it gets its number.
  return <LoadCar key={id} id={id === 'new' ? null : readId(id)} isNew={id === 'new'} />;
}

function LoadCar({ id, isNew }: { id: number | null; isNew: boolean }) {
  const { t } = useTranslation('fleet');
  const reference = useGetReferenceQuery();
  const list = useListBranchesQuery();
  const [isWanted] = useState(id !== null);
  const car = useGetFleetCarQuery({ params: { id: id ?? 0 } }, { skip: !isWanted, refetchOnMountOrArgChange: true });
  const [first, setFirst] = useState<FleetCar | null>(null);
  // The editor begins with the first answer; what comes later it asks for itself, and keeps what was typed.
  if (first === null && car.currentData && !car.isFetching) setFirst(car.currentData.car);
  const parts = [reference, list, ...(isWanted ? [car] : [])];
  const isMissing = !isNew && id === null;
  const status = car.error !== undefined && 'status' in car.error ? car.error.status : null;
  if (isMissing || (first === null && status === 404)) {
    return (
      <EmptyState
        isScreen
        picture={{ src: emptyRoad, width: 560, height: 300 }}
        title={t('edit.gone')}
        text={t('edit.goneText')}
      >
        <ButtonLink size="large" to={paths.adminCars}>
          {t('edit.toList')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (first === null && parts.some(({ isError, isFetching }) => isError && !isFetching)) {
    return (
      <ErrorState
        isWhole
        text={t('edit.failed')}
        onRetry={() => {
          for (const part of parts) if (part.isError) void part.refetch();
        }}
      />
    );
  }
  if (!reference.data || !list.data || (isWanted && first === null)) return <EditorSkeleton />;
  const { data: words } = reference;
  const { branches } = list.data;
  return (
    <CarEditor
      first={first}
      reference={words}
      branches={branches}
      onCreated={keepInAddress}
      preview={(shown) => <CarPreview {...shown} reference={words} branches={branches} />}
    />
  );
}

/**
 * A draft has its own address from now on, for a reload. The router is not told: to it this is the same screen, which
 * keeps its focus and its place.
 */
function keepInAddress(id: number): void {
  window.history.replaceState(window.history.state, '', paths.adminCar(id));
}
