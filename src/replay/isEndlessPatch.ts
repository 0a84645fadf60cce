import type { UnknownAction } from '@reduxjs/toolkit';
import { isFields } from './fields.ts';

const longestList = 100_000;

const isEndless = (patch: unknown): boolean => {
  if (!isFields(patch) || !Array.isArray(patch['path'])) return false;
  const path: readonly unknown[] = patch['path'];
  const isLength = path.at(-1) === 'length';
  return [...path, isLength ? patch['value'] : 0].some((part) => Number(part) > longestList);
};

/** Whether an action patches a cached answer so that a list gets too long to iterate. */
export function isEndlessPatch({ type, payload }: UnknownAction): boolean {
  if (type !== 'api/queryResultPatched' || !isFields(payload)) return false;
  const { patches } = payload;
  return Array.isArray(patches) && patches.some(isEndless);
}
