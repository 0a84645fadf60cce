import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PanelHead } from './panel.styles.ts';

interface Props {
  readonly title: string;
  /** The name of the tab, where it is not the title. */
  readonly tab?: string;
  /** What the screen is for, or how much there is. */
  readonly lead?: ReactNode;
  /** Buttons of the whole screen. */
  readonly children?: ReactNode;
}

/** The heading of a screen of the control panel, and the title of its document. */
export function PanelHeading({ title, tab = title, lead, children }: Props) {
  return (
    <>
      <title>{`${tab} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{title}</Typography>
          {lead ? <p>{lead}</p> : null}
        </div>
        {children}
      </PanelHead>
    </>
  );
}
