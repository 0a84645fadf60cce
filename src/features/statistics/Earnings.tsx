import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Gel } from '#src/features/currency/Gel.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { FigureTable } from './chart.styles.ts';
import { ChartOrTable } from './ChartOrTable.tsx';

interface Props {
  readonly title: string;
  /** What a row is: a week, a month. */
  readonly of: string;
  /** What the two sums of a row are, and how the second one looks in the chart. */
  readonly columns: readonly [string, string];
  readonly second: 'before' | 'second';
  readonly rows: readonly { readonly key: string; readonly name: string; readonly sums: readonly [number, number] }[];
  readonly chart: ReactNode;
  /** Of the chart, px. */
  readonly height: number;
}

/** Two sums of money, time after time: as a chart, and as its table. */
export function Earnings({ title, of, columns: [first, last], second, rows, chart, height }: Props) {
  return (
    <ChartOrTable
      name="earnings"
      title={title}
      legend={
        <>
          <span>
            <i />
            {first}
          </span>
          <span>
            <i data-look={second} />
            {last}
          </span>
        </>
      }
      chart={<Suspense fallback={<SkeletonBox sx={{ height }} />}>{chart}</Suspense>}
      table={
        <FigureTable aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{first}</th>
              <th scope="col">{last}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums: [one, other] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Gel tetri={one} />
                </td>
                <td>
                  <Gel tetri={other} />
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      }
    />
  );
}
