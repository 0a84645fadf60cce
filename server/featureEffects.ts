import type { FeatureEffects } from './context.ts';
import { writeOrderLine } from './features/threads/writeOrderLine.ts';
import { renewVerification } from './features/verification/renewVerification.ts';

/** What one feature does when something happens in another: the arrows between features are here and in app.ts. */
export const featureEffects: FeatureEffects = {
  // orders → threads
  orderMoved: writeOrderLine,
  // profile → verification
  clientRenamed: renewVerification,
};
