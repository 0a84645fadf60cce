import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { planted } from './planted.ts';

/** Loaded before everything else: sources are read with the mistake that PLANT names. Nothing on disk changes. */
const mistake = planted.find(({ name }) => name === process.env['PLANT']);
if (mistake === undefined) throw new Error(`No planted mistake is called ${process.env['PLANT']}.`);
const root = join(import.meta.dirname, '../..');

registerHooks({
  load(url, context, nextLoad) {
    const result = nextLoad(url, context);
    const edits = mistake.edits.filter(([file]) => pathToFileURL(join(root, file)).href === url);
    if (edits.length === 0 || result.source === undefined || result.source === null) return result;
    const before = typeof result.source === 'string' ? result.source : new TextDecoder().decode(result.source);
    const source = edits.reduce((text, [file, from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} has this not exactly once: ${from}`);
      return text.replace(from, () => to);
    }, before);
    return { ...result, source };
  },
});
