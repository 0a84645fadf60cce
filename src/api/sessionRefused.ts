import { createAction } from '@reduxjs/toolkit';

/** A call was answered 401: whatever session this page believed in is gone. */
export const sessionRefused = createAction('api/sessionRefused');
