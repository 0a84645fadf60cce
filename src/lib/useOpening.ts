import { useDeferredValue } from 'react';

/**
 * What is open, one picture after it was asked for: the touch is answered before a dialog is made, which takes a phone
 * longer than a touch may take. What nobody asks for any more is closed at once.
 */
export function useOpening<What>(asked: What, closed: What): What {
  const soon = useDeferredValue(asked, closed);
  return asked === closed ? closed : soon;
}
