const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The part of a source map that says which source each piece of the output came from. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** Characters of minified code by npm package; own code is `gza`. */
export function bytesByPackage(code: string, map: SourceMap): Map<string, number> {
  const bytes = new Map<string, number>();
  const add = (name: string, count: number) => bytes.set(name, (bytes.get(name) ?? 0) + count);
  const lines = code.split('\n');
  let source = 0;
  map.mappings.split(';').forEach((mapping, index) => {
    let column = 0;
    let owner = 'unmapped';
    for (const segment of mapping === '' ? [] : mapping.split(',')) {
      const [columns = 0, sources] = decode(segment);
      add(owner, columns);
      column += columns;
      source += sources ?? 0;
      owner = sources === undefined ? 'unmapped' : packageOf(map.sources[source] ?? '');
    }
    add(owner, Math.max((lines[index]?.length ?? 0) - column, 0));
  });
  return bytes;
}

/** Base64 VLQ, https://tc39.es/ecma426/#sec-base64-vlq */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit < 32) {
      numbers.push(value % 2 === 1 ? -Math.floor(value / 2) : value / 2);
      value = 0;
      scale = 1;
    }
  }
  return numbers;
}

function packageOf(source: string): string {
  const inside = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  return inside ?? (source.includes('/webpack/') ? 'webpack' : 'gza');
}
