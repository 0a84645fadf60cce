import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Pagination } from './Pagination.tsx';
import { PanelBlock } from '../layout/panel.styles.ts';
import { QueryPart } from './QueryPart.tsx';
import type { AskedQuery } from './QueryPart.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

interface Props<Answer, Row> {
  readonly query: AskedQuery<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  /** What the list is called. */
  readonly label: string;
  readonly error: string;
  readonly loading: string;
  /** What stands there until the rows come, where it is not their lines. */
  readonly skeleton?: ReactNode;
  /** The rows are cards and need no block around them. */
  readonly isBare?: boolean;
  /** What is said of a list without rows. */
  readonly none: ReactNode;
  /** Below the list; `count` is 0 until it is known. */
  readonly pages?: { readonly page: number; readonly addressOf: (page: number) => string };
  readonly children: (rows: readonly Row[], answer: Answer) => ReactNode;
}

/** A list: loading, failed, empty, or its rows with its pages below. */
export function QueryList<Answer extends object, Row>({
  query,
  rowsOf,
  label,
  error,
  loading,
  skeleton,
  isBare = false,
  none,
  pages,
  children,
}: Props<Answer, Row>) {
  const { currentData, isError } = query;
  const count = currentData === undefined ? 0 : pagesOf(currentData);
  // The last row of the last page has gone.
  if (pages && pages.page > 1 && currentData && rowsOf(currentData).length === 0)
    return <Navigate to={pages.addressOf(Math.max(count, 1))} replace />;
  const Block = isBare ? 'section' : PanelBlock;
  return (
    <>
      <Block aria-label={label} aria-busy={!currentData && !isError}>
        <QueryPart
          isWhole
          query={query}
          error={error}
          waiting={<SkeletonRows label={loading}>{skeleton}</SkeletonRows>}
        >
          {(answer) => {
            const rows = rowsOf(answer);
            return rows.length === 0 ? none : children(rows, answer);
          }}
        </QueryPart>
      </Block>
      {pages ? <Pagination {...pages} count={count} /> : null}
    </>
  );
}

const pagesOf = (answer: object): number =>
  'total' in answer && 'page_size' in answer ? Math.ceil(Number(answer.total) / Number(answer.page_size)) : 0;
