import { startTransition, useOptimistic } from 'react';

/**
 * A choice that is shown before its consequences: `choose` shows the value at once and does the rest in a transition.
 * In the end the value itself is shown.
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
