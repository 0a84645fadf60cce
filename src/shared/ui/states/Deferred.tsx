import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** Comes one picture after the frame around it: the touch that opened the frame is answered before its content is made. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
