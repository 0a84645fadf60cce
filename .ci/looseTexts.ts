interface Node {
  readonly type: string;
  readonly span: { readonly start: number };
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/**
 * Texts in JSX next to conditional content, as byte offsets of their parents, also where other content of the same
 * element is a branch of its own. The translator of a browser replaces such a text node: React then fails to insert
 * before it or to remove it, and its updates are not visible. The only child of an element can be changed.
 */
export function findLooseTexts(tree: unknown): number[] {
  if (Array.isArray(tree)) return tree.flatMap(findLooseTexts);
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(findLooseTexts);
  if (!isNode(tree)) return inside;
  const branches = branchesOf(tree).filter((branch, _index, all) => hasText(branch) && all.some(isOther(branch)));
  return [...(hasLooseText(tree) ? [tree.span.start] : []), ...branches.map(({ span }) => span.start), ...inside];
}

/** Elements of which one is shown at the same place: React takes the next of the same name for the one before it. */
function branchesOf(node: Node): Node[] {
  if (node.type === 'JSXExpressionContainer') return leavesOf(node['expression']);
  return isFunction(node) ? [...leavesOf(node['body']), ...returnsOf(node['body'])] : [];
}

const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function(Declaration|Expression)$/.test(type);

function leavesOf(value: unknown): Node[] {
  if (!isNode(value)) return [];
  if (value.type === 'ParenthesisExpression') return leavesOf(value['expression']);
  if (value.type === 'ConditionalExpression') return [value['consequent'], value['alternate']].flatMap(leavesOf);
  return value.type === 'JSXElement' ? [value] : [];
}

/** What a function returns, without those inside it. */
function returnsOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(returnsOf);
  if (typeof value !== 'object' || value === null || (isNode(value) && isFunction(value))) return [];
  return isNode(value) && value.type === 'ReturnStatement'
    ? leavesOf(value['argument'])
    : Object.values(value).flatMap(returnsOf);
}

const isOther =
  (one: Node) =>
  (other: Node): boolean =>
    other !== one && nameOf(other) === nameOf(one);

/** A text beside others. */
function hasText(node: Node): boolean {
  const children = nodesIn(node['children']).filter((child) => !isLayout(child));
  return children.length > 1 && children.some(isText);
}

function hasLooseText(node: Node): boolean {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return false;
  const children = nodesIn(node['children']).filter((child) => !isLayout(child));
  // MUI's button puts its icons next to the text.
  const [only] = children;
  if (children.length === 1 && only && /^Button(Link)?$/.test(nameOf(node))) return isChanging(only);
  return children.length > 1 && children.some(isText) && children.some(isFleeting);
}

/** Line breaks between tags are no children. */
const isLayout = (node: Node): boolean =>
  node.type === 'JSXText' && typeof node['value'] === 'string' && /^\s*\n\s*$/.test(node['value']);

/** What certainly is text; the value of a name is not known here. */
function isText(node: Node): boolean {
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return typeof node['value'] === 'string' && node['value'].trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return isNode(node['expression']) && isText(node['expression']);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].some((way) => isNode(way) && isText(way));
    case 'BinaryExpression':
      return [node['left'], node['right']].some((side) => isNode(side) && isText(side));
    case 'CallExpression':
      return isNode(node['callee']) && /^(t|common|rental|format[A-Z]\w*)$/.test(String(node['callee']['value']));
    default:
      return false;
  }
}

/** All but a single text without values. */
function isChanging({ type, expression }: Node): boolean {
  if (type !== 'JSXExpressionContainer' || !isNode(expression)) return false;
  const given: unknown[] = Array.isArray(expression['arguments']) ? expression['arguments'] : [];
  const [key] = given;
  const isPlain =
    typeof key === 'object' &&
    key !== null &&
    'expression' in key &&
    isNode(key.expression) &&
    key.expression.type === 'StringLiteral';
  return given.length !== 1 || !isPlain;
}

/** One of several icons in a conditional: React replaces one by the other. */
function isFleeting(node: Node): boolean {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return isNode(node['expression']) && isFleeting(node['expression']);
    case 'ConditionalExpression':
      return true;
    case 'BinaryExpression':
      return ['&&', '||', '??'].includes(String(node['operator']));
    case 'JSXElement':
      return nameOf(node).endsWith('Icon');
    default:
      return false;
  }
}

function nameOf({ opening }: Node): string {
  const name = isNode(opening) ? opening['name'] : null;
  return isNode(name) ? String(name['value']) : '';
}
