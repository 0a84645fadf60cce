import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { derivedFiles } from '#server/platform/pictures/derivedPictures.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import { sharp } from '#server/platform/pictures/sharp.ts';
import type { FindOriginal, Original } from './original.ts';

const derivedName = /^([a-z0-9-]+-[0-9a-f]{12})-(\d{3,4})\.(?:webp|jpg)$/;

/**
 * Half of the threads that also hash passwords and read files: these must not wait for pictures. What waits is made within
 * some twenty seconds; a flood beyond it is sent away.
 */
const turn = inTurns(2, 500);

/** Gives the path of a derived picture, making it on the first request; null when there is no such picture. */
export type DerivePicture = (file: string) => Promise<string | null>;

/**
 * A picture is made on its first request and stored in `dir`. Concurrent requests share the
 * work; another process may make it at the same time, and the rename lets either win.
 */
export function makePictureDeriver(dir: string, findOriginal: FindOriginal): DerivePicture {
  const making = new Map<string, Promise<string | null>>();

  return (file) => {
    const [, name = '', size = ''] = derivedName.exec(file) ?? [];
    if (!derivedFiles(name).includes(file)) return Promise.resolve(null);
    const known = making.get(file);
    if (known) return known;
    const made = derive(dir, file, name, Number(size), findOriginal).finally(() => making.delete(file));
    making.set(file, made);
    return made;
  };
}

async function derive(
  dir: string,
  file: string,
  name: string,
  width: number,
  findOriginal: FindOriginal,
): Promise<string | null> {
  const path = join(dir, file);
  if (await isThere(path)) return path;
  // Those that wait hold no original.
  return turn(async () => {
    const original = await findOriginal(name);
    if (original === null) return null;
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, await resize(original, width, file.endsWith('.jpg')));
    await rename(draft, path);
    return path;
  });
}

/** High quality: the skies and studio floors behind the cars show bands otherwise. */
function resize({ picture }: Original, width: number, isJpeg: boolean): Promise<Buffer> {
  const resized = sharp(picture, { failOn: 'error' }).rotate().resize({ width, withoutEnlargement: true });
  const encoded = isJpeg
    ? resized.flatten({ background: '#fff' }).jpeg({ quality: 85, mozjpeg: true })
    : resized.webp({ quality: 82, smartSubsample: true, effort: 4 });
  return encoded.toBuffer();
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
