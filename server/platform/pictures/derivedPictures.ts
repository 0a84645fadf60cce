import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_PICTURE_WIDTH } from '#contract/domain/pictures.ts';
import type { Config } from '#server/config.ts';

/** The widths a picture is served in, also named by picture_json() of the database. */
export const pictureWidths: readonly number[] = [320, 480, 640, 960, 1280];

/** Where the sizes of this process are. */
export const derivedDir = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pictures');

/** JPEG is for those that show a link: not all of them know WebP. */
export const derivedFiles = (name: string): readonly string[] => [
  ...pictureWidths.map((width) => `${name}-${width}.webp`),
  `${name}-${SHARED_PICTURE_WIDTH}.jpg`,
];

/** Removes every size of a picture that is shown no more. */
export async function forgetDerived(config: Pick<Config, 'dataDir'>, name: string): Promise<void> {
  await Promise.all(derivedFiles(name).map((file) => rm(join(derivedDir(config), file), { force: true })));
}
