import { isPlainObject } from '@reduxjs/toolkit';

/** An object of unknown shape whose fields can be read. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => isPlainObject(value);
