import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts.ts';
import { theme } from './theme.ts';

// One object holds one `@font-face`: several of them are a list.
const faces = <GlobalStyles styles={fontFaces.map((face) => ({ '@font-face': face }))} />;

/** Other colours than the system's, which only a replay has. */
export interface Look {
  readonly theme: Theme;
  readonly defaultMode: 'light' | 'dark';
}

/** Styles for everything inside; nothing is kept in storage, the scheme is the system's. */
export function ThemeRoot({ look, children }: { look?: Look | undefined; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} {...look} storageManager={null} noSsr>
      {faces}
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
