import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The one API. It starts empty: each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'Profile',
    'OpenSession',
    'SecondFactor',
    'Order',
    'Payment',
    'Payout',
    'Availability',
    'Verification',
    'Review',
    'Report',
  ],
  endpoints: () => ({}),
});
