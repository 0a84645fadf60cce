import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Styles for everything inside; nothing is kept in storage, the scheme is the system's. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
