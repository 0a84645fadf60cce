import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { schemeAttribute } from '#src/shared/lib/scheme.ts';
import { dark, light } from './palette.ts';
import { theme } from './theme.ts';

interface Props {
  /** The colours of a recorded step; without it those that this browser has chosen, or the system's. */
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/** Paper is white: a printed page is light in any scheme. */
function usePrintInLight(): void {
  useEffect(() => {
    const page = document.documentElement;
    let shown: string | null = null;
    const lighten = () => {
      shown = page.getAttribute(schemeAttribute);
      page.setAttribute(schemeAttribute, 'light');
    };
    const restore = () => {
      if (shown !== null) page.setAttribute(schemeAttribute, shown);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

/** Colours of the browser's own bars; the document brings one for each scheme of the system. */
const barColours = { light: light.background?.default, dark: dark.background?.default };

function SchemeEffects(): null {
  const { mode, colorScheme } = useColorScheme();
  usePrintInLight();
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const system = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = barColours[mode === 'system' ? system : (colorScheme ?? system)] ?? '';
    }
  }, [mode, colorScheme]);
  return null;
}

/** Styles for everything inside. */
export function ThemeRoot({ scheme, children }: Props) {
  return (
    // The attribute is set before the first paint, so no second render is needed to find it out.
    <ThemeProvider theme={theme} noSsr {...(scheme && { defaultMode: scheme, storageManager: null })}>
      <CssBaseline enableColorScheme />
      <SchemeEffects />
      {children}
    </ThemeProvider>
  );
}
