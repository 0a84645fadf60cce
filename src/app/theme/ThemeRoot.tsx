import { Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { look as house } from './look.ts';
import type { Look } from './look.ts';

interface Props {
  /** Other colours than the system's, which only a replay has. */
  readonly look?: Look | undefined;
  readonly children: ReactNode;
}

/** Styles for everything inside. The scheme is the system's: nobody chooses one, so that nothing of MUI's keeps one. */
export function ThemeRoot({ look = house, children }: Props) {
  // What MUI's own provider gives it, too: its type leaves out what it reads.
  const parts = look.theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <ThemeContext value={look.theme}>
      <DefaultPropsProvider value={parts}>
        <Global styles={look.rules} />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
