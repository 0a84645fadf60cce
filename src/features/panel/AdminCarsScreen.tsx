import { useListBranchesQuery } from '#src/features/branches/branchesApi.ts';
import { FleetCars } from '#src/features/fleet/list/FleetCars.tsx';

/** The owner's cars, grouped by branch. */
export default function AdminCarsScreen() {
  return <FleetCars branches={useListBranchesQuery().data?.branches ?? []} />;
}
