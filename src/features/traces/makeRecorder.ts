import type { TraceFile, TraceHeader, TraceStep } from '#contract/calls/traces.ts';
import { TRACE_ACTIONS } from '#contract/domain/traceRules.ts';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { makeRedaction, PAGE_LOADED } from '#contract/redaction/redaction.ts';
import type { Action } from '#contract/redaction/redaction.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';

type State = Readonly<Record<string, unknown>>;

/** What a file says of the page besides its actions. */
export type PageFacts = Pick<TraceHeader, 'buildId' | 'locale' | 'viewport'>;

/** What a page hands to the next one of its tab: redacted, and without the values of the tokens. */
export interface Remembered {
  readonly user: unknown;
  readonly given: number;
  readonly blocks: readonly Block[];
}

export interface Recorder {
  readonly record: (action: Action, before: State, at: number) => void;
  /** A file of everything recorded, up to this state. */
  readonly fileOf: (state: State, now: number, facts: PageFacts) => TraceFile;
  readonly remembered: () => Remembered;
}

/** Some actions in a row, after the state they began with: the first block can go without the others. */
export interface Block {
  readonly state: State;
  readonly from: number;
  readonly steps: TraceStep[];
  size: number;
}

// A trace holds at most this: actions, bytes, milliseconds.
const mostBytes = 512 * 1024;
const longest = 600_000;
/** The size of a block: no more than that is dropped too early. */
const blockOf = { actions: 50, bytes: mostBytes / 8, span: longest / 10 };
/** The server accepts 1 MiB with a note. */
const largestFile = 1_000_000;
/** Characters with tokens. */
const mostRemembered = 256 * 1024;

/** These actions differ from page to page, carry functions, or only change which component waits for what. */
const skipped = /^(api\/(config|internalSubscriptions|subscriptions)\/|persist\/|__rtkq\/|@@)/;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * Records the recent actions of a page without personal data, and of one user only. It continues the recording of the
 * `last` page of the tab, across a visit to a bank or a login page.
 */
export function makeRecorder(last?: Remembered): Recorder {
  let redaction = makeRedaction(last?.given);
  let blocks: Block[] = [...(last?.blocks ?? [])];
  let mostKnown = mostRemembered;
  let user: unknown = last?.user ?? null;
  let isOtherPage = blocks.length > 0;
  /** While a problem is reported: what there was before the dialog, which is no part of it. */
  let reported: { readonly blocks: readonly Block[]; readonly end: State } | null = null;

  function beginAnew(): void {
    redaction = makeRedaction();
    blocks = [];
    reported = null;
    mostKnown = mostRemembered;
    isOtherPage = false;
  }

  /** A login continues the recording; when a user leaves it is deleted. */
  function watchUser(state: State): void {
    const now = userOf(state);
    if (user !== null && now !== user) beginAnew();
    user = now;
  }

  function blockAt(at: number, before: State): Block {
    const last = blocks.at(-1);
    const isFull =
      isOtherPage ||
      last === undefined ||
      last.steps.length >= blockOf.actions ||
      last.size >= blockOf.bytes ||
      at - last.from >= blockOf.span;
    if (!isFull) return last;
    const state = redaction.state(before);
    const block: Block = { state, from: at, steps: [], size: 0 };
    blocks.push(block);
    if (isOtherPage) push(block, { type: PAGE_LOADED, payload: state }, at);
    isOtherPage = false;
    return block;
  }

  function push(block: Block, redacted: Action, at: number): void {
    block.steps.push({ type: 'PERFORM_ACTION', action: redacted, timestamp: Math.round(at) });
    block.size += roughSize(redacted);
  }

  function trim(at: number): void {
    const isTooMuch = () =>
      sum(blocks, ({ steps }) => steps.length) > TRACE_ACTIONS || sum(blocks, ({ size }) => size) > mostBytes;
    while (blocks[0] !== undefined && (isTooMuch() || at - blocks[0].from > longest)) blocks.shift();
  }

  function forget(): void {
    if (redaction.size() < mostKnown) return;
    // Everything after the first state came from the actions.
    redaction.forgetAllBut([blocks[0]?.state, blocks.map(({ steps }) => steps)]);
    if (redaction.size() > 2 * mostRemembered) beginAnew();
    else mostKnown = Math.max(mostRemembered, 2 * redaction.size());
  }

  return {
    record: (action, before, at) => {
      watchUser(before);
      if (skipped.test(action.type)) return;
      // The state of the last user is still being reset.
      if (blocks.length === 0 && action.type === 'api/resetApiState') return;
      if (modalOpened.match(action) && action.payload.kind === 'report') {
        if (isOtherPage) blockAt(at, before);
        const until = blocks.map((block) => ({ ...block, steps: [...block.steps] }));
        reported = { blocks: until, end: redaction.state(before) };
      }
      push(blockAt(at, before), redaction.action(action), at);
      trim(at);
      forget();
    },
    fileOf: (state, now, facts) => {
      watchUser(state);
      if (isOtherPage) blockAt(now, state);
      const whole = isReporting(state) && reported !== null ? reported : { blocks, end: redaction.state(state) };
      const make = (from: readonly Block[]) => makeFile(from, whole.end, now, facts);
      let included: readonly Block[] = whole.blocks;
      let file = make(included);
      while (included.length > 0 && bytesOf(file) > largestFile) {
        included = included.slice(1);
        file = make(included);
      }
      // As it will be read.
      return JSON.parse(JSON.stringify(file)) as TraceFile;
    },
    remembered: () => ({ user, given: redaction.count(), blocks }),
  };
}

const isObject = (value: unknown): value is State => typeof value === 'object' && value !== null;

function isReporting({ modals }: State): boolean {
  const open = isObject(modals) ? modals['open'] : null;
  return isObject(open) && open['kind'] === 'report';
}

function makeFile(blocks: readonly Block[], end: State, now: number, facts: PageFacts): TraceFile {
  const recorded = blocks.flatMap(({ steps }) => steps);
  const first = recorded[0]?.timestamp ?? Math.round(now);
  const last = recorded.at(-1)?.timestamp ?? first;
  const begin: TraceStep = { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: first };
  const steps = [begin, ...recorded];
  return {
    actionsById: Object.fromEntries(steps.entries()),
    stagedActionIds: [...steps.keys()],
    nextActionId: steps.length,
    skippedActionIds: [],
    committedState: blocks[0]?.state ?? end,
    currentStateIndex: steps.length - 1,
    computedStates: [],
    trace: {
      version: 1,
      finalHash: hashOf(end),
      count: recorded.length,
      from: new Date(first).toISOString(),
      to: new Date(last).toISOString(),
      ...facts,
    },
  };
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** The id of the logged-in user; null for a visitor. */
function userOf(state: State): unknown {
  const { auth } = state;
  const current = typeof auth === 'object' && auth !== null && 'current' in auth ? auth.current : null;
  return typeof current === 'object' && current !== null && 'user_id' in current ? current.user_id : null;
}

type Json = Readonly<Record<string, unknown>>;

/** Bytes of the value as JSON, about: counted, since writing it down for that costs more than redacting it. */
function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length * (value.charCodeAt(0) > 127 ? 3 : 1) + 2;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += roughSize(item) + 1;
  // An object of data; only its size is measured.
  else for (const name of Object.keys(value)) size += name.length + 4 + roughSize((value as Json)[name]);
  return size;
}
