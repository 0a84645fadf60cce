import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsPage } from './callsPage.ts';

writeFileSync(join(import.meta.dirname, '../docs/calls.md'), callsPage());
