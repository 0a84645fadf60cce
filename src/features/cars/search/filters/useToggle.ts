import { useShownAtOnce } from '#src/shared/hooks/useShownAtOnce.ts';

/** The chosen codes as currently shown, and a function to toggle one of them. */
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
