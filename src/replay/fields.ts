import { isPlainObject } from '@reduxjs/toolkit';

/** An object of which nothing is known but that its fields can be asked for. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => isPlainObject(value);
