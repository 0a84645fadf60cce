import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface Node {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

/** What the browser's profiler gives. */
interface Profile {
  readonly nodes: readonly Node[];
  readonly samples?: readonly number[];
  /** Since the sample before, microseconds. */
  readonly timeDeltas?: readonly number[];
}

const maps = join(import.meta.dirname, '../../.cache/maps');
/** The profiler's names for what is no function. */
const nobodys = new Set(['(idle)', '(program)', '(root)', '(garbage collector)']);

/** The functions that the page spent most time in by themselves, with where they were written. */
export function longestFunctions(profile: Profile, count: number): string[] {
  const byNode = new Map(profile.nodes.filter(isOurs(profile)).map((node) => [node.id, node.callFrame]));
  const spent = new Map<string, number>();
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const frame = byNode.get(id);
    if (frame === undefined || nobodys.has(frame.functionName)) continue;
    const name = nameOf(frame);
    spent.set(name, (spent.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
  }
  return [...spent]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, time]) => `${(time / 1000).toFixed(0)} ms ${name}`);
}

/** Time in the page's own scripts and the browser functions they call, without those of the test. */
function isOurs({ nodes }: Profile): (node: Node) => boolean {
  const ours = new Set<number>();
  // Callers come before those they call.
  for (const { id, callFrame, children = [] } of nodes) {
    if (callFrame.url.startsWith('http')) ours.add(id);
    if (ours.has(id)) for (const child of children) ours.add(child);
  }
  return ({ id }) => ours.has(id);
}

const read = new Map<string, SourceMap | null>();

function mapOf(script: string): SourceMap | null {
  let map = read.get(script);
  if (map === undefined) {
    try {
      // Written by our own build.
      map = new SourceMap(JSON.parse(readFileSync(join(maps, `${script}.map`), 'utf8')) as SourceMapPayload);
    } catch {
      // Scripts of texts have none, and the browser's own functions no script.
      map = null;
    }
    read.set(script, map);
  }
  return map;
}

function nameOf({ functionName, url, lineNumber, columnNumber }: CallFrame): string {
  if (url === '') return `${functionName} of the browser`;
  const script = new URL(url).pathname.slice(1);
  const entry = mapOf(script)?.findEntry(lineNumber, columnNumber);
  if (entry === undefined || !('originalSource' in entry)) return `${functionName} ${script}:${columnNumber}`;
  const source = entry.originalSource.replace(/^.*node_modules\//, '').replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
  const name = 'name' in entry && typeof entry.name === 'string' ? entry.name : functionName;
  return `${name} ${source}:${entry.originalLine + 1}`;
}
