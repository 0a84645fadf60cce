import { startTransition, useOptimistic } from 'react';

/**
 * A choice that is seen before all that it leads to: `choose` shows the value at once and does the rest when nothing more
 * urgent is to be done. What is seen in the end is the value itself.
 */
export function useShownAtOnce<Value>(value: Value): [shown: Value, choose: (next: Value, act: () => void) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value, act: () => void) =>
    startTransition(() => {
      show(next);
      act();
    });
  return [shown, choose];
}
