import { logFailure } from '#src/shared/lib/log.ts';
import { showStartFailure } from '../app/showStartFailure.ts';
import { framePath } from './frame/framePath.ts';

async function start(root: Element): Promise<void> {
  if (location.pathname === framePath) (await import('./frame/startFrame.ts')).startFrame(root);
  else await (await import('./page/startPage.ts')).startPage(root);
}

const root = document.querySelector('#root');
if (root !== null) {
  start(root).catch((error: unknown) => {
    logFailure('The replay could not start', error);
    showStartFailure(root);
  });
}
