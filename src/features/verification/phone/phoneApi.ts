import type { ResponseOf } from '#contract/call.ts';
import * as calls from '#contract/verificationLinks.ts';
import { api } from '#src/api/api.ts';
import { requestOf } from '#src/api/requestOf.ts';
import type { ArgOf } from '#src/api/requestOf.ts';
import { inPlace } from '#src/api/requests.ts';
import type { SealedArgOf } from '#src/api/sealedRequestOf.ts';
import { secretRequestOf } from '#src/api/secretRequestOf.ts';
import { uploadRequestOf } from '#src/api/uploadRequestOf.ts';
import type { Veiled } from '#src/api/veil.ts';

type Create = typeof calls.createVerificationLink;
type Get = typeof calls.getVerificationLink;
type End = typeof calls.endVerificationLink;
type Open = typeof calls.openVerificationLink;
type List = typeof calls.listPhoneDocuments;
type Upload = typeof calls.uploadPhoneDocument;

/** Documents by the camera of a phone on which nobody is logged in. */
export const phoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    createVerificationLink: build.mutation<Veiled<ResponseOf<Create>>, SealedArgOf<Create>>({
      ...secretRequestOf(calls.createVerificationLink),
      ...inPlace,
      invalidatesTags: ['Verification'],
    }),
    getVerificationLink: build.query<ResponseOf<Get>, ArgOf<Get>>({
      ...requestOf(calls.getVerificationLink),
      providesTags: ['Verification'],
    }),
    endVerificationLink: build.mutation<ResponseOf<End>, ArgOf<End>>({
      ...requestOf(calls.endVerificationLink),
      ...inPlace,
      invalidatesTags: ['Verification'],
    }),
    openVerificationLink: build.mutation<Veiled<ResponseOf<Open>>, SealedArgOf<Open>>({
      ...secretRequestOf(calls.openVerificationLink),
      ...inPlace,
    }),
    listPhoneDocuments: build.query<ResponseOf<List>, ArgOf<List>>({
      ...requestOf(calls.listPhoneDocuments),
      providesTags: ['Verification'],
    }),
    uploadPhoneDocument: build.mutation<ResponseOf<Upload>, SealedArgOf<Upload>>({
      ...uploadRequestOf(calls.uploadPhoneDocument),
      ...inPlace,
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Verification']),
    }),
  }),
});

export const { useGetVerificationLinkQuery, useEndVerificationLinkMutation, useListPhoneDocumentsQuery } = phoneApi;
