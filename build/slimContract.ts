import { parse } from 'acorn';
import type { Node } from 'acorn';
import type { LoaderContext } from 'webpack';

/** What of a call only the server and the tests read. */
const unread = new Set(['summary', 'access', 'errors', 'success', 'params', 'query', 'body', 'response']);

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The contract as the browser needs it. There zod is a stand-in on which everything is the same value, so a schema is that
 * value whatever it says; and of a call only method, path and manner are read. `code` is JavaScript.
 */
export function slimContract(code: string): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const schemas = namesOfSchemas(program);
  const cuts: Cut[] = [];
  visit(program, (node) => {
    if (isChainOn(node, schemas)) {
      cuts.push({ start: node.start, end: node.end, text: 'z' });
      return false;
    }
    if (isCall(node)) {
      for (const property of propertiesOf(node)) {
        if (!unread.has(keyOf(property))) continue;
        const after = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
        cuts.push({ start: property.start, end: property.end + after, text: '' });
      }
      return false;
    }
    return true;
  });
  const zod = /^import \{ z \} from ['"]zod['"];?/m;
  const slim = cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
  return zod.test(slim) ? slim : `import { z } from 'zod';\n${slim}`;
}

/** The loader: runs after the one that strips types. */
export default function loadSlimContract(this: LoaderContext<object>, code: string): string {
  return slimContract(code);
}

/** `z`, what is made of it here under a name of its own, and what comes from elsewhere under a schema's name. */
function namesOfSchemas(program: Node): ReadonlySet<string> {
  const names = new Set(['z']);
  visit(program, (node) => {
    const name = field(field(node, 'local'), 'name') ?? field(field(node, 'id'), 'name');
    const isNamed = node.type === 'ImportSpecifier' || node.type === 'VariableDeclarator';
    // A value that is no schema has a small first letter, a constant is written in capitals.
    if (isNamed && typeof name === 'string' && /^[A-Z].*[a-z]/.test(name)) names.add(name);
    return true;
  });
  return names;
}

/** `z.object({…}).optional()`, `Order.extend({…})`: calls, one upon the other, on a schema. */
function isChainOn(node: Node, schemas: ReadonlySet<string>): boolean {
  if (node.type !== 'CallExpression') return false;
  let root: unknown = node;
  while (isNode(root) && (root.type === 'CallExpression' || root.type === 'MemberExpression'))
    root = field(root, root.type === 'CallExpression' ? 'callee' : 'object');
  const name = field(root, 'name');
  return field(node, 'callee') !== root && typeof name === 'string' && schemas.has(name);
}

/** What a call is declared by, wherever it is put together. */
function isCall(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const keys = propertiesOf(node).map(keyOf);
  return keys.includes('path') && keys.includes('method') && keys.includes('summary');
}

function propertiesOf(node: Node): readonly Node[] {
  const properties = field(node, 'properties');
  return Array.isArray(properties) ? properties.filter(isNode) : [];
}

function keyOf(property: Node): string {
  const name = field(field(property, 'key'), 'name');
  return typeof name === 'string' ? name : '';
}

/** Goes through a tree; below a node for which `enter` says no it goes no further. */
function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, enter);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
