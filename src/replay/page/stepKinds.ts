import type { StepKind } from '../kindOfAction.ts';

/** In the order in which they are named. */
export const stepKinds = ['navigation', 'request', 'failure', 'state'] as const satisfies readonly StepKind[];
