import { useId } from 'react';
import type { ReactNode } from 'react';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';

interface Props {
  readonly title: string;
  /** Where all of it is. */
  readonly more: { readonly to: string; readonly text: string };
  /** Receives the id of the heading, for `aria-labelledby`. */
  readonly children: (labelId: string) => ReactNode;
}

/** The beginning of a list that has a screen of its own. */
export function HomeBlock({ title, more, children }: Props) {
  const id = useId();
  return (
    <PanelBlock aria-labelledby={id}>
      <h2>
        <span id={id}>{title}</span>
        <MoreLink sx={{ my: -2.5 }} to={more.to}>
          {more.text}
        </MoreLink>
      </h2>
      {children(id)}
    </PanelBlock>
  );
}
