import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Replays a user's change of a field as an event that React sees; null where the field is unchanged. */
function touchOf(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const came = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    const chosen = field.value;
    if (field.selectedIndex === Math.max(came, 0)) return null;
    return () => {
      field.value = chosen;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const isLeft = field.type === 'radio' && !field.checked;
    if (field.checked === field.defaultChecked || isLeft) return null;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    // React tracks the value set on the element; the prototype's setter bypasses that, as the browser does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * Restores what was ticked, chosen and typed in fields of a server-rendered page before hydration, which React does not
 * know of. One field after the other, each after `settled` has changed by the one before it.
 */
export function useTouchedBefore(root: RefObject<HTMLElement | null>, settled: unknown): void {
  const touches = useRef<(() => void)[]>([]);
  // Before anything renders again, which would reset the fields.
  useLayoutEffect(() => {
    const fields = [...(root.current?.querySelectorAll('input, select') ?? [])]
      .filter(isField)
      .filter((field) => field.closest('noscript') === null);
    touches.current = fields.map(touchOf).filter((touch) => touch !== null);
  }, [root]);
  useEffect(() => {
    touches.current.shift()?.();
  }, [settled]);
}
