import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** The widths a picture is served in, also named by picture_json() of the database. */
export const pictureWidths: readonly number[] = [320, 480, 640, 960, 1280];

/** Where the sizes of this process are. */
export const derivedDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pictures');

/** Removes every size of a picture that is shown no more. */
export async function forgetDerived(config: Pick<Config, 'dataDir'>, name: string): Promise<void> {
  await Promise.all(
    pictureWidths.map((width) => rm(join(derivedDir(config), `${name}-${width}.webp`), { force: true })),
  );
}
