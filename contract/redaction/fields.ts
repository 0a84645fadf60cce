import { callNames, fieldsByPolicy, pathsByPolicy } from '../generated/privacy.ts';
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

/** Of the store, of Redux Toolkit's requests and of what the screens keep; of other names the contract says it. */
const ofStore = policies({
  keep: `
    RTK_autoBatch aborted beside build bytes canRetry current carId changed changedAt codes condition contested decided defaultCurrency direction
    endpointName ending fixedCacheKey forceRefetch forms freeDates fulfilledTimeStamp hasFailed id idempotencyKey isAwaited isBusy
    isOnline isPrefetch isSealed isSent isVisible isWanted isWrite keptAt length needsSecondFactor news op orderId pattern
    phase place pollingInterval refetchOnFocus refetchOnReconnect rejectedWithValue reportId requestId requestStatus
    retryAfter savedAt scheme seenId sentAt skipPollingIfUnfocused startedTimeStamp subscribe takenAt threadId
    timestamp tone touched track trouble type url userId why writes
  `,
  pseudonym: `
    arg body conversations dispatches drafts error failure gone initialPageParam known laterCursor mutations
    next olderCursor open outbox pageParams pages param params patches path payload providedTags queries query
    queryDescription refusal resend search sending shown subscriptionOptions tags told upload uploads value viewedBy wish
    wishes wrong
  `,
  drop: 'stack',
});

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
  ...policies({ keep: 'counts.* open.reason wrong.*', pseudonym: 'fields.*' }),
]);

/** Slices of the state whose fields are among these. */
export const knownSlices: ReadonlySet<string> = new Set(
  words(`
    auth currency environment favourites fleet forms language loading modals notices registration reports route threads
    unsaved verification
  `),
);

/** Calls whose answers and arguments the contract says it of. Of any other nothing is kept. */
export const knownCalls: ReadonlySet<string> = new Set(words(callNames));
