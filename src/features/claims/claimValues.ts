import { mostOf } from '#contract/domain/claims/checkItems.ts';
import { claimKinds } from '#contract/domain/claims/claimKinds.ts';
import type { ClaimKind } from '#contract/domain/claims/claimKinds.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { carParts } from '#contract/domain/terms/lists.ts';
import type { CarPart } from '#contract/domain/terms/lists.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';

/** What only the owner can tell; of the others the readings and the clock do. */
export const toldKinds = ['damage', 'cleaning', 'fine'] as const;
type ToldKind = (typeof toldKinds)[number];

/** Sums as they are typed, by kind; nothing typed is nothing claimed. */
export type ClaimValues = Record<ClaimKind, string> & Record<`${ToldKind}Text`, string> & { part: string };

/** What the readings and the clock say is filled in: it can be lowered. */
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

/** What is sent of it. `note` is what is said where the readings tell it. */
export function itemsOf(values: ClaimValues, note: (kind: ClaimKind) => string): Item[] {
  return claimKinds.flatMap((kind) => {
    const amount = tetriOf(values[kind]) ?? 0;
    const told = toldKinds.find((one) => one === kind);
    const text = told === undefined ? note(kind) : values[`${told}Text`].trim();
    return amount === 0 ? [] : [{ kind, amount, text, part: kind === 'damage' ? partOf(values) : null }];
  });
}

/** What is wrong with a typed sum; the greatest that is possible, or null where nothing is. */
export function tooMuchOf(values: ClaimValues, kind: ClaimKind, proposals: readonly ClaimProposal[]): number | null {
  if (values[kind].trim() === '') return null;
  const most = mostOf({ kind, part: partOf(values) }, proposals);
  const typed = tetriOf(values[kind]);
  return typed === null || typed > most ? most : null;
}

/** Whether something is told of a kind, and not how much is asked for it. */
export function isWithoutSum(values: ClaimValues, kind: ClaimKind): boolean {
  const told = toldKinds.find((one) => one === kind);
  const isTold =
    told !== undefined && (values[`${told}Text`].trim() !== '' || (told === 'damage' && partOf(values) !== null));
  return isTold && (tetriOf(values[kind]) ?? 0) === 0;
}
