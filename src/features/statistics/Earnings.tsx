import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { FigureTable, Legend } from './chart.styles.ts';

interface Props {
  readonly title: string;
  /** The unit of a row: a week, a month. */
  readonly of: string;
  /** The names of the two sums of a row, and the style of the second one in the chart. */
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
          <span className="entry">
            <i className="sample" />
            {first}
          </span>
          <span className="entry">
            <i className="sample" data-look={second} />
            {last}
          </span>
        </>
      }
      // Without it nothing is missing: its numbers stand in the table.
      chart={
        <Optional fallback={<SkeletonBox sx={{ height }} />} failed={() => null}>
          {chart}
        </Optional>
      }
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

interface ChartOrTableProps {
  /** Its key in the store. */
  readonly name: string;
  readonly title: string;
  readonly legend: ReactNode;
  readonly chart: ReactNode;
  /** The same numbers: for screen readers next to the chart, and on request instead of it. */
  readonly table: ReactNode;
}

/** A chart always has a table. */
function ChartOrTable({ name, title, legend, chart, table }: ChartOrTableProps) {
  const { t } = useTranslation('statistics');
  const id = useId();
  const [isTable, setIsTable] = useUiState(`statistics/isTable/${name}`, false);
  const other = t(isTable ? 'asChart' : 'asTable');
  return (
    <PanelBlock aria-labelledby={id}>
      <h2>
        <span id={id}>{title}</span>
        <Legend>
          {isTable ? null : legend}
          <UnderlinedButton aria-label={`${other}, ${title}`} onClick={() => setIsTable(!isTable)}>
            {other}
          </UnderlinedButton>
        </Legend>
      </h2>
      {isTable ? (
        table
      ) : (
        <>
          {chart}
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </PanelBlock>
  );
}
