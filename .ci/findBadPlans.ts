import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { referenceLists } from '../contract/domain/referenceLists.ts';

const SYNTAX_ERROR = '42601';

/** Every statement by the functions of repositories that made it, `file#function`. */
export type Queries = Readonly<Record<string, readonly string[]>>;

/** Tables that stay small regardless of the number of users: a scan is the quickest plan there. */
const small = new Set<string>([
  ...referenceLists,
  'airports',
  'districts',
  'search_terms',
  'busy_horizon',
  'exchange_rates',
]);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Index {
  readonly name: string;
  readonly is_partial: boolean;
}

/**
 * Statements that read the whole of a growing table although they may use any index: planned without values, and with
 * sequential scans as the last resort. A full scan of an index is no better, unless a limit ends it early.
 */
export async function findBadPlans(pool: Pool, queries: Queries): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_mergejoin = off; set enable_hashjoin = off');
    const { rows } = await client.query<Index>(
      'select indexrelid::regclass::text as name, indpred is not null as is_partial from pg_index',
    );
    const partial = new Set(rows.filter(({ is_partial }) => is_partial).map(({ name }) => name));
    const bad = new Set<string>();
    for (const [place, texts] of Object.entries(queries)) {
      for (const text of texts.filter(isPlanned)) {
        const plan = await explain(client, text);
        if (plan === undefined) continue;
        for (const table of listScanned(plan, partial, false)) bad.add(`${place} reads all of ${table}`);
      }
    }
    return [...bad].sort();
  } finally {
    client.release(true);
  }
}

async function explain(client: PoolClient, text: string): Promise<PlanNode | undefined> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan;
  } catch (error) {
    // Tests also let it fail, like a bank that answers without an address.
    if (error instanceof DatabaseError && error.code === SYNTAX_ERROR) return undefined;
    throw error;
  }
}

const isPlanned = (text: string): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(text);

function listScanned(node: PlanNode, partial: ReadonlySet<string>, isLimited: boolean): readonly string[] {
  const table = node['Relation Name'];
  const isWalk =
    node['Node Type'].startsWith('Index') &&
    node['Index Cond'] === undefined &&
    !partial.has(node['Index Name'] ?? '') &&
    (!isLimited || node.Filter !== undefined);
  const isBad = table !== undefined && !small.has(table) && (node['Node Type'] === 'Seq Scan' || isWalk);
  const limited = node['Node Type'] === 'Limit' || (isLimited && !/Sort|Aggregate/.test(node['Node Type']));
  return [...(isBad ? [table] : []), ...(node.Plans ?? []).flatMap((each) => listScanned(each, partial, limited))];
}
