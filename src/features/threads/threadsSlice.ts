import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SlicePrivacy } from '#contract/redaction/slicePrivacy.ts';
import type { ThreadFlags } from '#contract/calls/threads.ts';
import { createAppSlice } from '#src/shared/store/createAppSlice.ts';
import { mergeNewest, mergeOlder } from './mergePages.ts';
import type { Conversation } from './mergePages.ts';
import { isThread, mergeFirst, mergeLater, mergeOne } from './mergeThreads.ts';
import type { KnownThreads } from './mergeThreads.ts';
import { threadsApi } from './threadsApi.ts';

/** A message on its way: the key is the same for every try, so that it is written once. */
export interface Outgoing {
  readonly key: string;
  readonly threadId: number;
  readonly text: string;
  readonly at: string;
  /** `unsent`: no answer came, it is tried again; `refused`: the server does not want it like this. */
  readonly state: 'waiting' | 'sending' | 'unsent' | 'refused';
}

/** Where something is typed: into a thread, or to the owner of a car before there is one. */
export type DraftPlace = `${'thread' | 'car'}.${number}`;

export interface Draft {
  readonly text: string;
  /** The length of the input on this page, in characters: a trace has it, and not the text. */
  readonly length?: number;
  readonly at: string;
}

export interface ThreadsState extends KnownThreads {
  readonly conversations: Readonly<Record<number, Conversation>>;
  /** In the order in which they were written. */
  readonly outbox: readonly Outgoing[];
  /** Unsent input, by its `DraftPlace`. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

export const initialThreads: ThreadsState = {
  list: null,
  laterCursor: null,
  conversations: {},
  outbox: [],
  drafts: {},
};

const { listThreads, getThread, listMessages, openThread, sendMessage, markThreadSeen } = threadsApi.endpoints;

/** Threads, their messages and those being sent: updated by the answers of the calls. */
export const threadsSlice = createAppSlice({
  name: 'threads',
  initialState: initialThreads,
  reducers: {
    messageWritten: {
      prepare: (message: Pick<Outgoing, 'threadId' | 'text' | 'at'>) => ({
        payload: { ...message, key: nanoid(), state: 'waiting' as const },
      }),
      reducer: (state, action: PayloadAction<Outgoing>) => ({ ...state, outbox: [...state.outbox, action.payload] }),
    },
    /** Its writer no longer wants it sent. */
    messageDropped: (state, action: PayloadAction<string>) => ({
      ...state,
      outbox: state.outbox.filter(({ key }) => key !== action.payload),
    }),
    draftWritten: (state, { payload: { place, ...draft } }: PayloadAction<Draft & { readonly place: DraftPlace }>) => {
      const { [place]: _replaced, ...others } = state.drafts;
      return { ...state, drafts: draft.text === '' ? others : { ...others, [place]: draft } };
    },
    /** Restores what the same user left behind when a session ended; what is here already is newer. */
    keptRestored: (state, { payload }: PayloadAction<Pick<ThreadsState, 'drafts' | 'outbox'>>) => {
      const known = new Set(
        [...state.outbox, ...Object.values(state.conversations).flatMap(({ messages }) => messages)].map(
          ({ key }) => key,
        ),
      );
      return {
        ...state,
        drafts: { ...payload.drafts, ...state.drafts },
        outbox: [...payload.outbox.filter(({ key }) => !known.has(key)), ...state.outbox],
      };
    },
    sendingStarted: (state, action: PayloadAction<string>) => ({
      ...state,
      outbox: withState(state.outbox, action.payload, 'sending'),
    }),
    sendingFailed: (state, action: PayloadAction<{ readonly key: string; readonly state: 'unsent' | 'refused' }>) => ({
      ...state,
      outbox: withState(state.outbox, action.payload.key, action.payload.state),
    }),
    /** The user, or the return of the network, triggers a retry. */
    sendingWanted: (state, action: PayloadAction<string | undefined>) => {
      const isWanted = (message: Outgoing): boolean =>
        message.state === 'unsent' || (message.state === 'refused' && message.key === action.payload);
      if (!state.outbox.some(isWanted)) return state;
      const outbox = state.outbox.map((message) =>
        isWanted(message) ? { ...message, state: 'waiting' as const } : message,
      );
      return { ...state, outbox };
    },
    /** The user is gone, and with them everything they saw. */
    threadsLeft: () => initialThreads,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(listThreads.matchFulfilled, (state, { payload, meta }) => {
        const page = { list: payload.threads, laterCursor: payload.next_cursor ?? null };
        const { cursor } = meta.arg.originalArgs.query ?? {};
        return { ...state, ...(cursor === undefined ? mergeFirst(state, page) : mergeLater(state, page, cursor)) };
      })
      .addMatcher(isAnyOf(getThread.matchFulfilled, openThread.matchFulfilled), (state, { payload: { thread } }) => ({
        ...state,
        list: mergeOne(state.list, thread),
      }))
      .addMatcher(listMessages.matchFulfilled, (state, { payload, meta }) => {
        const { params, query } = meta.arg.originalArgs;
        const known = state.conversations[params.id];
        const page = { ...payload, messages: payload.messages.toReversed() };
        const conversation =
          query?.cursor === undefined ? mergeNewest(known, page) : mergeOlder(known, page, query.cursor);
        const arrived = new Set(payload.messages.map(({ key }) => key));
        return {
          ...state,
          conversations: { ...state.conversations, [params.id]: conversation },
          // Written already: only the answer got lost.
          outbox: state.outbox.filter(({ key, threadId }) => threadId !== params.id || !arrived.has(key)),
        };
      })
      .addMatcher(sendMessage.matchFulfilled, (state, { payload: { message }, meta }) => {
        const { params, idempotencyKey } = meta.arg.originalArgs;
        const known = state.conversations[params.id];
        const isKnown = known === undefined || known.messages.some(({ id }) => id === message.id);
        const messages = isKnown ? [] : [...known.messages, message].sort((a, b) => a.id - b.id);
        return {
          ...state,
          outbox: state.outbox.filter(({ key }) => key !== idempotencyKey),
          conversations: isKnown
            ? state.conversations
            : { ...state.conversations, [params.id]: { ...known, messages } },
        };
      })
      .addMatcher(markThreadSeen.matchFulfilled, (state, { meta }) => ({
        ...state,
        list: (state.list ?? []).map((thread) =>
          isThread(thread) && thread.id === meta.arg.originalArgs.params.id && isUnread(thread, thread.side)
            ? { ...thread, is_seen: 1 as const }
            : thread,
        ),
      }));
  },
});

export const threadsPrivacy: SlicePrivacy<typeof threadsSlice> = {
  fields: {
    conversations: 'pseudonym',
    drafts: 'pseudonym',
    id: 'keep',
    laterCursor: 'pseudonym',
    length: 'keep',
    olderCursor: 'pseudonym',
    outbox: 'pseudonym',
    place: 'keep',
    seenId: 'keep',
    threadId: 'keep',
  },
  payloads: { messageDropped: 'key', sendingStarted: 'key', sendingWanted: 'key' },
};

const withState = (outbox: readonly Outgoing[], key: string, state: Outgoing['state']): readonly Outgoing[] =>
  outbox.map((message) => (message.key === key ? { ...message, state } : message));

/** As documented: not seen, and written by the other side. */
export const isUnread = ({ is_seen, is_answer }: ThreadFlags, side: 'client' | 'owner'): boolean =>
  is_seen === 0 && is_answer === (side === 'client' ? 1 : 0);

export const {
  messageWritten,
  messageDropped,
  draftWritten,
  keptRestored,
  sendingStarted,
  sendingFailed,
  sendingWanted,
  threadsLeft,
} = threadsSlice.actions;
