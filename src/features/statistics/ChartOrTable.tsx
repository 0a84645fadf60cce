import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { Legend } from './chart.styles.ts';

interface Props {
  /** What the store knows it by. */
  readonly name: string;
  readonly title: string;
  readonly legend: ReactNode;
  readonly chart: ReactNode;
  /** The same numbers: beside the chart for screen readers, in its place for whoever wants to read them. */
  readonly table: ReactNode;
}

/** A chart never stands without its table. */
export function ChartOrTable({ name, title, legend, chart, table }: Props) {
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
