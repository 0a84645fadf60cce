import { createAction } from '@reduxjs/toolkit';

/** A call was answered 401: the session that this page assumed is gone. */
export const sessionRefused = createAction('api/sessionRefused');

/** Staff without a second factor may do nothing but set one up. */
export const secondFactorRequired = createAction('api/secondFactorRequired');
