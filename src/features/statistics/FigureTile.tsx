import type { ReactNode } from 'react';
import { ChangeLine } from './ChangeLine.tsx';
import type { ChangeLineProps } from './ChangeLine.tsx';
import { Tile } from './tiles.ts';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  /** How it stands to the period before, or what else is to be said of it. */
  readonly than: ChangeLineProps | string;
}

/** A figure, and how it stands to before. */
export function FigureTile({ label, children, than }: Props) {
  return (
    <Tile as="div">
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>{typeof than === 'string' ? than : <ChangeLine {...than} />}</dd>
    </Tile>
  );
}
