const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The part of a source map that says which source each piece of the output came from. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** A piece of minified code and the npm package it came from; own code is `gza`. */
export interface Span {
  readonly owner: string;
  readonly start: number;
  readonly end: number;
}

/** Characters of minified code by npm package. */
export function bytesByPackage(code: string, map: SourceMap): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { owner, start, end } of spansOf(code, map)) bytes.set(owner, (bytes.get(owner) ?? 0) + end - start);
  return bytes;
}

export function* spansOf(code: string, map: SourceMap): Generator<Span> {
  const lines = code.split('\n');
  let source = 0;
  let lineStart = 0;
  for (const [index, mapping] of map.mappings.split(';').entries()) {
    const lineEnd = lineStart + (lines[index]?.length ?? 0);
    let start = lineStart;
    let owner = 'unmapped';
    for (const segment of mapping === '' ? [] : mapping.split(',')) {
      const [columns = 0, sources] = decode(segment);
      yield { owner, start, end: start + columns };
      start += columns;
      source += sources ?? 0;
      owner = sources === undefined ? 'unmapped' : packageOf(map.sources[source] ?? '');
    }
    yield { owner, start, end: Math.max(lineEnd, start) };
    lineStart = lineEnd + 1;
  }
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
