import type { ThreadSide } from '#contract/threads.ts';
import { paths } from '#src/shared/lib/paths.ts';

/** Where each side looks at an order. */
export const orderPath = (side: ThreadSide, id: number): string =>
  side === 'client' ? paths.order(id) : paths.adminOrder(id);
