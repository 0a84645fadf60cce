import { useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useTypedAfter, useTypedBefore } from './useTypedMemory.ts';

interface Found<Value> {
  readonly value: Value;
}

/**
 * `useState` for input: it is in no state of the store, and survives the end of the session while the user types.
 * `isWorth` says whether it is worth restoring.
 */
export function useTyped<Value>(
  key: string,
  initial: Value | (() => Value),
  isWorth?: (value: Value) => boolean,
): [value: Value, set: Dispatch<SetStateAction<Value>>] {
  const [first] = useState(initial);
  const found = useTypedBefore<Found<Value>>(key);
  const [value, set] = useState<Value>(found === null ? first : found.value);
  useTypedAfter<Found<Value>>(key, () => ((isWorth?.(value) ?? value !== first) ? { value } : null));
  return [value, set];
}
