import type { Context, FeatureEffects } from './context.ts';
import { writeOrderLine } from './features/threads/writeOrderLine.ts';
import { renewVerification } from './features/verification/renewVerification.ts';
import { connectDatabase } from './platform/db/connect.ts';
import { makeFailures } from './platform/failures.ts';
import { realNetwork } from './platform/network/network.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { systemClock } from './platform/systemClock.ts';

/** What one feature does when something happens in another: the arrows between features are here and in app.ts. */
const featureEffects: FeatureEffects = {
  // orders → threads
  orderMoved: writeOrderLine,
  // profile → verification
  clientRenamed: renewVerification,
};

type Given = Pick<Context, 'config' | 'pool' | 'databaseUrl'> &
  Partial<Pick<Context, 'mainPool' | 'clock' | 'network'>>;

/** The context of a database and its settings; writes go to the same pool unless another is given. */
export function makeContext({
  config,
  pool,
  databaseUrl,
  mainPool = pool,
  clock = systemClock,
  network = realNetwork,
}: Given): Context {
  return {
    config,
    db: connectDatabase(mainPool),
    databaseUrl,
    pool,
    mainPool,
    storage: openStorage(config),
    network,
    failures: makeFailures(),
    clock,
    ...featureEffects,
  };
}
