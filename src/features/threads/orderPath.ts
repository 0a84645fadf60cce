import type { ThreadSide } from '#contract/calls/threads.ts';
import { paths } from '#src/shared/lib/paths.ts';

/** Where each side looks at an order. */
export const orderPath = (side: ThreadSide, id: number): string =>
  side === 'client' ? paths.order(id) : paths.adminOrder(id);
