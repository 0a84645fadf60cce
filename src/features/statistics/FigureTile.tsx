import type { ReactNode } from 'react';
import { ChangeLine } from './ChangeLine.tsx';
import type { ChangeLineProps } from './ChangeLine.tsx';
import { Tile } from './tiles.ts';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** The change from the period before, or another note. */
  readonly than: ChangeLineProps | string;
}

/** A figure, and its change. */
export function FigureTile({ label, children, than }: Props) {
  return (
    <Tile as="div">
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className="note">{typeof than === 'string' ? than : <ChangeLine {...than} />}</dd>
    </Tile>
  );
}
