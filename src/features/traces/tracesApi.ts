import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/traces.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import { sealedRequestOf } from '#src/api/sealedRequestOf.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';

type Send = typeof calls.sendTrace;
type List = typeof calls.listTraces;
type Get = typeof calls.getTrace;
type Change = typeof calls.changeTrace;
type AddNote = typeof calls.addTraceNote;
type OpenPerson = typeof calls.openTracePerson;

export const tracesApi = api.enhanceEndpoints({ addTagTypes: ['Trace'] }).injectEndpoints({
  endpoints: (build) => ({
    // The file is a record of actions: it goes past them.
    sendTrace: build.mutation<ResponseOf<Send>, SealedArgOf<Send>>({
      ...requestOf(calls.sendTrace),
      query: (arg) => sealedRequestOf(calls.sendTrace, arg),
      ...inPlace,
    }),
    listTraces: build.query<ResponseOf<List>, ArgOf<List>>({ ...requestOf(calls.listTraces), providesTags: ['Trace'] }),
    // Each asking is an opening that is recorded: what changes a report gives what has changed of it.
    getTrace: build.query<ResponseOf<Get>, ArgOf<Get>>(requestOf(calls.getTrace)),
    changeTrace: build.mutation<ResponseOf<Change>, ArgOf<Change>>({
      ...requestOf(calls.changeTrace),
      ...inPlace,
      invalidatesTags: ['Trace'],
    }),
    addTraceNote: build.mutation<ResponseOf<AddNote>, ArgOf<AddNote>>({ ...requestOf(calls.addTraceNote), ...inPlace }),
    openTracePerson: build.mutation<ResponseOf<OpenPerson>, ArgOf<OpenPerson>>({
      ...requestOf(calls.openTracePerson),
      ...inPlace,
    }),
  }),
});

export const { useListTracesQuery } = tracesApi;
