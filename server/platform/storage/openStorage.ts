import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { bucketStorage } from './bucketStorage.ts';
import { diskStorage } from './diskStorage.ts';
import type { Storage } from './storage.ts';

/** The bucket when one is configured, else a folder that no route serves. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 === null ? diskStorage(join(dataDir, 'files')) : bucketStorage(s3);
}
