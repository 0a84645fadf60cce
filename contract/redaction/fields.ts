import { callNames, fieldsByPolicy, pathsByPolicy, sliceFields, sliceNames, slicePaths } from '../generated/privacy.ts';
import type { Policy } from '../privacy.ts';

const splitNames = (text: string): readonly string[] => text.trim().split(/\s+/);

type NamesByPolicy = Readonly<Partial<Record<Policy, string>>>;

const policies = (table: NamesByPolicy): ReadonlyMap<string, Policy> =>
  new Map(
    // The keys of a record are those of its type.
    (Object.entries(table) as [Policy, string][]).flatMap(([policy, text]) =>
      splitNames(text).map((name) => [name, policy] as const),
    ),
  );

/** Fields of Redux Toolkit, of our own requests and of the state of screens; others are declared by schemas and slices. */
const ofRequests = policies({
  keep: `
    RTK_autoBatch aborted bytes codes condition direction endpointName fixedCacheKey forceRefetch freeDates
    fulfilledTimeStamp idempotencyKey isAwaited isPrefetch isWrite op pollingInterval refetchOnFocus refetchOnReconnect
    rejectedWithValue requestId requestStatus retryAfter skipPollingIfUnfocused startedTimeStamp subscribe timestamp track
    type url
  `,
  pseudonym: `
    arg body error failure initialPageParam mutations pageParams pages param patches path payload providedTags queries
    query queryDescription subscriptionOptions tags value wish
  `,
  drop: 'stack',
});
const ofStore: ReadonlyMap<string, Policy> = new Map([...ofRequests, ...policies(sliceFields)]);

const ofContract = policies(fieldsByPolicy);

/** Whether the name of a field is declared: any other name is replaced by a pseudonym. */
export const isField = (name: string): boolean => ofContract.has(name) || ofStore.has(name);

/** The policy of a field of an answer, or of the store. */
export const policyOfAnswer = (name: string): Policy => ofContract.get(name) ?? ofStore.get(name) ?? 'pseudonym';
export const policyOfStore = (name: string): Policy => ofStore.get(name) ?? ofContract.get(name) ?? 'pseudonym';

/** Policies that depend on the parent field, by its name and the field's; `*` is every field there. */
export const pathsOfAnswer = policies(pathsByPolicy);
/** The same for the store, but without records of answers, which are not in it. */
export const pathsOfStore: ReadonlyMap<string, Policy> = new Map([
  ...[...pathsOfAnswer].filter(([path]) => !path.endsWith('.*')),
  ...policies(slicePaths),
  ...policies({ keep: 'counts.*', pseudonym: 'fields.*' }),
]);

/** Slices that have declared the policies of their fields. */
export const knownSlices: ReadonlySet<string> = new Set(splitNames(sliceNames));

/** Calls with declared answers and arguments. Of any other everything is redacted. */
export const knownCalls: ReadonlySet<string> = new Set(splitNames(callNames));
