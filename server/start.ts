import { buildClient } from '../build/buildClient.ts';
import { projectDir } from './config.ts';
import { runUntilSignal } from './platform/runUntilSignal.ts';
import { welcome } from './welcome.ts';

await runUntilSignal(welcome, () => buildClient(projectDir));
