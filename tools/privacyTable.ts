import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { ErrorBody } from '#contract/errors.ts';
import type { Policy } from '#contract/privacy.ts';
import { fieldsOf } from '#contract/redaction/leavesOf.ts';
import type { Leaf } from '#contract/redaction/leavesOf.ts';
import type { AnySlicePrivacy } from '#contract/redaction/slicePrivacy.ts';

const fromStrict: readonly Policy[] = ['secret', 'drop', 'pseudonym', 'keep'];
const strictest = (policies: readonly Policy[]): Policy =>
  fromStrict.find((policy) => policies.includes(policy)) ?? 'pseudonym';

type Declared = Leaf & { readonly policy: Policy };

/**
 * The policies of the schemas by the names of fields: the strictest of all uses of a name and, where they differ, the
 * policy under each parent.
 */
export function privacyTable(of: Parameters<typeof fieldsOf>[0]) {
  const { leaves, names } = fieldsOf(of);
  const silent = leaves.filter(({ policy }) => policy === null).map(({ call, path }) => `${call} ${path}`);
  if (silent.length > 0) throw new Error(`Say how private these are (contract/privacy.ts): ${silent.join(', ')}`);
  const declared = leaves.filter((leaf): leaf is Declared => leaf.policy !== null);

  const byName = Map.groupBy(declared, ({ field }) => field);
  const secretsOfCalls: Record<string, readonly string[]> = {};
  const secretNames: string[] = [];
  const fields: Record<string, Policy> = {};
  const byParent: Record<string, Policy> = {};
  for (const name of [...names, '*'].toSorted()) {
    const all = byName.get(name) ?? [];
    const secrets = all.filter(({ policy }) => policy === 'secret');
    const others = all.filter(({ policy }) => policy !== 'secret');
    if (secrets.length > 0 && others.length === 0) {
      fields[name] = 'secret';
      if (!secrets.every(({ isInState }) => isInState)) secretNames.push(name);
      continue;
    }
    if (secrets.length > 0) secretsOfCalls[name] = [...new Set(secrets.map(({ call }) => call))].toSorted();
    // A name that only holds other fields should have no plain value.
    const policy = strictest(others.map((leaf) => leaf.policy));
    if (name !== '*') fields[name] = policy;
    const isMixed = new Set(others.map((leaf) => leaf.policy)).size > 1;
    for (const [parent, here] of Map.groupBy(others, (leaf) => leaf.parent)) {
      const there = strictest(here.map((leaf) => leaf.policy));
      if (name === '*' || isMixed) byParent[`${parent}.${name}`] = there;
    }
  }
  const publicNames = [...new Set(declared.filter(({ isPublic }) => isPublic).map(({ field }) => field))].toSorted();
  return { fields, byParent, publicNames, secretNames, secretsOfCalls };
}

export type Slices = Readonly<Record<string, AnySlicePrivacy>>;

/** The policies of the slices. A name has the same one in all of them, or one for each parent. */
export function sliceTable(slices: Slices) {
  const fields: Record<string, Policy> = {};
  const payloads: Record<string, string> = {};
  for (const [slice, privacy] of Object.entries(slices)) {
    for (const [name, policy] of Object.entries(privacy.fields)) {
      if (policy === undefined) continue;
      if (name in fields && fields[name] !== policy)
        throw new Error(`Slices differ about ${name}, as ${slice} has it.`);
      fields[name] = policy;
    }
    for (const [action, field] of Object.entries(privacy.payloads)) payloads[`${slice}/${action}`] = field;
  }
  const isPath = ([name]: readonly [string, Policy]): boolean => name.includes('.');
  return {
    fields: Object.fromEntries(Object.entries(fields).filter((entry) => !isPath(entry))),
    byParent: Object.fromEntries(Object.entries(fields).filter(isPath)),
    payloads,
  };
}

const wordsByPolicy = (policies: Readonly<Record<string, Policy>>): readonly string[] =>
  [...Map.groupBy(Object.entries(policies), ([, policy]) => policy)]
    .toSorted(([one], [other]) => fromStrict.indexOf(one) - fromStrict.indexOf(other))
    .map(([policy, entries]) => `  ${policy}: '${entries.map(([name]) => name).join(' ')}',`);

const listOf = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const madeFrom = '// Made by tools/generate.ts from what the schemas say of their fields: change those, not this.';

function readContract() {
  const nothing = z.undefined();
  const errors = { params: nothing, query: nothing, body: nothing, response: ErrorBody };
  return privacyTable({ ...calls, errors });
}

/** Only the secrets, which every page needs for its vault. */
export function secretsModule(): string {
  const { secretNames, secretsOfCalls } = readContract();
  return [
    madeFrom,
    '/** Names that mean a secret wherever they stand. No action and no state holds the value of one: the client keeps them in its vault. */',
    `export const secretNames = ${listOf(secretNames)} as const;`,
    '/** Names that mean a secret in these calls only. */',
    'export const secretsOfCalls = {',
    ...Object.entries(secretsOfCalls).map(([name, of]) => `  ${name}: ${listOf(of)},`),
    '} as const;',
    'export type SecretName = (typeof secretNames)[number] | keyof typeof secretsOfCalls;',
    '',
  ].join('\n');
}

/** The tables for the recorder of traces. */
export function privacyModule(slicesPrivacy: Slices): string {
  const slices = sliceTable(slicesPrivacy);
  const { fields, byParent, publicNames } = readContract();
  return [
    madeFrom,
    '/** The strictest of all places where a name stands. */',
    'export const fieldsByPolicy = {',
    ...wordsByPolicy(fields),
    '} as const;',
    '/** Where that differs by the field around it; `*` stands for every field there. */',
    'export const pathsByPolicy = {',
    ...wordsByPolicy(byParent),
    '} as const;',
    '/** Kept words that everybody may read. */',
    `export const publicNames = '${publicNames.join(' ')}';`,
    '/** Calls whose fields these are. Of any other nothing is kept. */',
    `export const callNames = '${Object.keys(calls).join(' ')}';`,
    '/** Of the slices of the store, as they say beside their state. */',
    'export const sliceFields = {',
    ...wordsByPolicy(slices.fields),
    '} as const;',
    'export const slicePaths = {',
    ...wordsByPolicy(slices.byParent),
    '} as const;',
    `export const sliceNames = '${Object.keys(slicesPrivacy).join(' ')}';`,
    '/** The field of the state that the payload of an action is put into: it is redacted as that field is. */',
    'export const payloadFields: Readonly<Record<string, string>> = {',
    ...Object.entries(slices.payloads).map(([action, field]) => `  '${action}': '${field}',`),
    '};',
    '',
  ].join('\n');
}
