import { useDeferredValue } from 'react';

/**
 * What is open, one picture after it was asked for: the touch is answered before a dialog is made, which takes a phone
 * longer than a touch may take. What takes the place of something open does so at once, and so does closing.
 */
export function useOpening<What>(asked: What, closed: What): What {
  return useDeferredValue(asked, closed) === closed ? closed : asked;
}
