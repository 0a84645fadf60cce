import { useDeferredValue } from 'react';

/**
 * Defers opening by one render: a touch is answered before a dialog is rendered, which takes a phone longer than a
 * touch may take. Replacing something open, and closing, are immediate.
 */
export function useOpening<What>(requested: What, closed: What): What {
  return useDeferredValue(requested, closed) === closed ? closed : requested;
}
