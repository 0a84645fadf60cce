import { useDeferredValue } from 'react';

/**
 * What is open, one picture after it was asked for: the touch is answered before a dialog is made, which took a phone slowed
 * four times 190 ms (filters) to 600 ms (the log-in) of the 200 that a touch may take. What takes the place of something open does
 * so at once, and so does closing.
 */
export function useOpening<What>(asked: What, closed: What): What {
  return useDeferredValue(asked, closed) === closed ? closed : asked;
}
