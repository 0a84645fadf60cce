import { useShownAtOnce } from '#src/shared/hooks/useShownAtOnce.ts';

/** The codes that are chosen, as they are seen, and what a touch of one of them does. */
export function useToggle(
  chosen: readonly string[],
  onToggle: (code: string) => void,
  isSingle = false,
): [shown: readonly string[], toggle: (code: string) => void] {
  const [shown, choose] = useShownAtOnce(chosen);
  const toggle = (code: string) => {
    const others = isSingle ? [] : shown.filter((other) => other !== code);
    choose(shown.includes(code) ? others : [...others, code], () => onToggle(code));
  };
  return [shown, toggle];
}
