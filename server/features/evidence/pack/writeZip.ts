import { Zip, ZipPassThrough } from 'fflate';
import type { PackFile } from './packFile.ts';

/** The first day that a ZIP can name: the times of the files are in the signed manifest. */
const NO_TIME = new Date(1980, 0, 1);

/** A ZIP of compressed files, written as a stream: one photograph is in memory at a time. */
export async function* writeZip(files: readonly PackFile[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  for (const { name, read } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = NO_TIME;
    zip.add(entry);
    entry.push(await read(), true);
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}
