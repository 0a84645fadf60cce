import { callNames, fieldsByPolicy, pathsByPolicy, sliceFields, sliceNames, slicePaths } from '../generated/privacy.ts';
import type { Policy } from '../privacy.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

type Words = Readonly<Partial<Record<Policy, string>>>;

const policies = (table: Words): ReadonlyMap<string, Policy> =>
  new Map(
    // Of a record its own names are those of its type.
    (Object.entries(table) as [Policy, string][]).flatMap(([policy, text]) =>
      words(text).map((name) => [name, policy] as const),
    ),
  );

/** Of Redux Toolkit, of our own requests and of what parts of screens keep; of others their schemas and slices say it. */
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

/** Whether the name of a field is one of ours: any other is a pseudonym itself. */
export const isField = (name: string): boolean => ofContract.has(name) || ofStore.has(name);

/** What becomes of a field of an answer, or of the store. */
export const policyOfAnswer = (name: string): Policy => ofContract.get(name) ?? ofStore.get(name) ?? 'pseudonym';
export const policyOfStore = (name: string): Policy => ofStore.get(name) ?? ofContract.get(name) ?? 'pseudonym';

/** Where the field around it decides, by the name of that and its own; `*` stands for every field there. */
export const pathsOfAnswer = policies(pathsByPolicy);
/** Of the store, too; but what an answer holds under free names has no business there. */
export const pathsOfStore: ReadonlyMap<string, Policy> = new Map([
  ...[...pathsOfAnswer].filter(([path]) => !path.endsWith('.*')),
  ...policies(slicePaths),
  ...policies({ keep: 'counts.*', pseudonym: 'fields.*' }),
]);

/** Slices of the state that have said it of their fields. */
export const knownSlices: ReadonlySet<string> = new Set(words(sliceNames));

/** Calls whose answers and arguments the contract says it of. Of any other nothing is kept. */
export const knownCalls: ReadonlySet<string> = new Set(words(callNames));
