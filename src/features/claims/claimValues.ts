import { mostOf } from '#contract/domain/claims/checkItems.ts';
import { claimKinds } from '#contract/domain/claims/claimKinds.ts';
import type { ClaimKind } from '#contract/domain/claims/claimKinds.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { carParts } from '#contract/domain/terms/lists.ts';
import type { CarPart } from '#contract/domain/terms/lists.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';

/** Kinds that the owner must describe; the others follow from readings and times. */
export const describedKinds = ['damage', 'cleaning', 'fine'] as const;
type DescribedKind = (typeof describedKinds)[number];

/** Sums as typed, by kind; an empty sum claims nothing. */
export type ClaimValues = Record<ClaimKind, string> & Record<`${DescribedKind}Text`, string> & { part: string };

/** Sums from readings and times are filled in and can be lowered. */
export function firstValues(proposals: readonly ClaimProposal[]): ClaimValues {
  const givenOf = (kind: ClaimKind) => {
    const most = proposals.find(({ rule }) => rule.kind === kind)?.most ?? 0;
    return most === 0 ? '' : lariOf(most);
  };
  return {
    damage: '',
    distance: givenOf('distance'),
    fuel: givenOf('fuel'),
    late: givenOf('late'),
    cleaning: '',
    fine: '',
    damageText: '',
    cleaningText: '',
    fineText: '',
    part: 'none',
  };
}

export const partOf = ({ part }: Pick<ClaimValues, 'part'>): CarPart | null =>
  carParts.find((one) => one === part) ?? null;

interface Item {
  kind: ClaimKind;
  amount: number;
  text: string;
  part: CarPart | null;
}

/** The items to send. `note` is the text of kinds that need no description. */
export function itemsOf(values: ClaimValues, note: (kind: ClaimKind) => string): Item[] {
  return claimKinds.flatMap((kind) => {
    const amount = tetriOf(values[kind]) ?? 0;
    const described = describedKinds.find((one) => one === kind);
    const text = described === undefined ? note(kind) : values[`${described}Text`].trim();
    return amount === 0 ? [] : [{ kind, amount, text, part: kind === 'damage' ? partOf(values) : null }];
  });
}

/** The greatest possible sum if the typed one is wrong, else null. */
export function tooMuchOf(values: ClaimValues, kind: ClaimKind, proposals: readonly ClaimProposal[]): number | null {
  if (values[kind].trim() === '') return null;
  const most = mostOf({ kind, part: partOf(values) }, proposals);
  const typed = tetriOf(values[kind]);
  return typed === null || typed > most ? most : null;
}

/** Whether a kind has a description but no sum. */
export function isWithoutSum(values: ClaimValues, kind: ClaimKind): boolean {
  const described = describedKinds.find((one) => one === kind);
  const isDescribed =
    described !== undefined &&
    (values[`${described}Text`].trim() !== '' || (described === 'damage' && partOf(values) !== null));
  return isDescribed && (tetriOf(values[kind]) ?? 0) === 0;
}
