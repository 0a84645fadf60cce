import type { OfferedPlace, OfferKind } from '#contract/calls/places.ts';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';

interface Target {
  readonly id: number;
  readonly name: string;
}

export type Targets = Readonly<Record<OfferKind, readonly Target[]>>;

/** What an owner does not offer yet. */
export function useTargets(places: readonly OfferedPlace[], branches: readonly Target[]): Targets {
  const { data: reference } = useGetReferenceQuery();
  const left = (kind: OfferKind, all: readonly Target[] = []) =>
    all.filter(({ id }) => !places.some((place) => place.kind === kind && place.target_id === id));
  return {
    airport: left('airport', reference?.airports),
    area: left('area', reference?.cities),
    branch: left('branch', branches),
  };
}
