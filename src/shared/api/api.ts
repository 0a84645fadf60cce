import { createApi } from '@reduxjs/toolkit/query/react';
import { tagTypes } from '#contract/tags.ts';
import { baseQuery } from './baseQuery.ts';

/** The one API. It starts empty: each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
