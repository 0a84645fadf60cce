import type {
  CallExpression,
  Expression,
  KeyValueProperty,
  MemberExpression,
  OptionalChainingCall,
  Statement,
  SwitchCase,
  TaggedTemplateExpression,
} from '@swc/core';
import type { Change } from './mutant.ts';
import { changeCall, isForReadersOnly } from './callOperators.ts';
import { changeRegExp } from './regExpOperators.ts';
import { changeSql, swapSql } from './sqlOperators.ts';
import { begin, finish, replace, type Source, textOf } from './spans.ts';

export type Node =
  | Exclude<Expression, { readonly type: `Ts${string}` }>
  | Statement
  | KeyValueProperty
  | SwitchCase
  | OptionalChainingCall;
interface Found {
  readonly changes: readonly Change[];
  /** What may hold more. */
  readonly inside: readonly unknown[];
}

const swaps = new Map<string, readonly string[]>(
  Object.entries({
    '===': ['!=='],
    '!==': ['==='],
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
    '&&': ['||'],
    '||': ['&&'],
    '+': ['-'],
    '-': ['+'],
    '*': ['/'],
    '/': ['*'],
    '%': ['*'],
    '+=': ['-='],
    '-=': ['+='],
    '*=': ['/='],
    '/=': ['*='],
    '??=': ['='],
    '++': ['--'],
    '--': ['++'],
  }),
);

/** What may be changed in a node itself, and where else to look. */
export function changesOf(node: Node, source: Source): Found {
  const children = Object.values(node);
  const found = (changes: readonly Change[], inside: readonly unknown[] = children): Found => ({ changes, inside });

  switch (node.type) {
    case 'BinaryExpression': {
      const { left, right, operator } = node;
      if (operator === '??') return found([replace(node, textOf(left, source)), replace(node, textOf(right, source))]);
      if (operator === '+' && [left, right].some(isText)) return found([]);
      return found(swapBetween(finish(left), begin(right), operator, source));
    }
    case 'AssignmentExpression':
      return found(swapBetween(finish(node.left), begin(node.right), node.operator, source));
    case 'UpdateExpression':
      return found(swapBetween(begin(node), finish(node), node.operator, source));
    case 'UnaryExpression':
      return found(
        node.operator === '!' || node.operator === '-' ? [replace(node, textOf(node.argument, source))] : [],
      );
    case 'ConditionalExpression':
      return found(decide(node.test));
    case 'IfStatement':
      return found(
        decide(node.test),
        // Taking away all it does is the same as never doing it.
        [node.test, ...(node.alternate ? [node.consequent, node.alternate] : insideOf(node.consequent))],
      );
    case 'WhileStatement':
    case 'DoWhileStatement':
      return found(decide(node.test).filter(({ replacement }) => replacement === 'false'));
    case 'BooleanLiteral':
      return found([replace(node, String(!node.value))]);
    case 'NumericLiteral':
      return found([replace(node, String(node.value + 1))]);
    case 'StringLiteral':
      return found([replace(node, node.value === '' ? "'changed'" : `'${swapSql(node.value) ?? ''}'`)]);
    case 'TemplateLiteral':
      return found([replace(node, '``')]);
    case 'RegExpLiteral':
      return found(changeRegExp(node));
    case 'TaggedTemplateExpression':
      return found(changeSql(node, source), insideOfTagged(node));
    case 'ArrayExpression':
      return found(node.elements.length > 0 ? [replace(node, '[]')] : []);
    case 'KeyValueProperty':
      return found([], node.key.type === 'Computed' ? children : [node.value]);
    case 'ArrowFunctionExpression':
      return found(isEmptied(node.body) ? [] : [replace(node.body, 'undefined')]);
    case 'ReturnStatement':
      return found(node.argument && !isEmptied(node.argument) ? [replace(node.argument, 'undefined')] : []);
    case 'ExpressionStatement':
      return node.expression.type === 'StringLiteral' ? found([], []) : found([replace(node, ';')]);
    case 'ThrowStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return found([replace(node, ';')]);
    case 'OptionalChainingExpression':
      return found(changeChain(node.base, source));
    case 'NewExpression':
      return found([], isForReadersOnly(textOf(node.callee, source)) ? [] : children);
    case 'CallExpression':
      return isForReadersOnly(textOf(node.callee, source)) ? found([], []) : found(changeCall(node, source));
    default:
      return found([]);
  }
}

const isText = ({ type }: Expression) => type === 'StringLiteral' || type === 'TemplateLiteral';

/** Nothing is nothing already, and truths are turned over by a change of their own. */
const isEmptied = (node: { readonly type: string; readonly value?: unknown }): boolean =>
  ['BlockStatement', 'NullLiteral', 'BooleanLiteral'].includes(node.type) ||
  (node.type === 'Identifier' && node.value === 'undefined') ||
  (node.type === 'UnaryExpression' && 'operator' in node && node.operator === 'void');

function swapBetween(start: number, end: number, operator: string, source: Source): Change[] {
  const at = start + Buffer.byteLength(source(start, end).split(operator)[0] ?? '');
  return (swaps.get(operator) ?? []).map((replacement) => ({ start: at, end: at + operator.length, replacement }));
}

function decide(test: Expression): Change[] {
  return test.type === 'BooleanLiteral' ? [] : [replace(test, 'true'), replace(test, 'false')];
}

function insideOf(statement: Statement): readonly unknown[] {
  switch (statement.type) {
    case 'ExpressionStatement':
      return [statement.expression];
    case 'ThrowStatement':
      return [statement.argument];
    case 'BreakStatement':
    case 'ContinueStatement':
      return [];
    case 'BlockStatement':
      return statement.stmts.length === 1 ? statement.stmts.flatMap(insideOf) : statement.stmts;
    default:
      return [statement];
  }
}

/** Text of another language is changed by rules of its own, if at all. */
const insideOfTagged = ({ template }: TaggedTemplateExpression): readonly unknown[] =>
  template.type === 'TemplateLiteral' ? template.expressions : [];

/** `a?.b` that trusts `a` to be there. */
function changeChain(base: MemberExpression | OptionalChainingCall | CallExpression, source: Source): Change[] {
  const from = base.type === 'MemberExpression' ? finish(base.object) : finish(base.callee);
  const at = from + source(from, finish(base)).indexOf('?.');
  if (at < from) return [];
  const isNamed = base.type === 'MemberExpression' && base.property.type !== 'Computed';
  return [{ start: at, end: at + 2, replacement: isNamed ? '.' : '' }];
}
