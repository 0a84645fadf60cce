import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts.ts';
import { theme } from './theme.ts';

// One object holds one `@font-face`: several of them are a list.
const faces = <GlobalStyles styles={fontFaces.map((face) => ({ '@font-face': face }))} />;

/** Styles for everything inside; nothing is kept in storage, the scheme is the system's. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      {faces}
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
