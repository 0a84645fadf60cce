import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: theme.vars.palette.background.mist,
  '& > main': { minWidth: 0, padding: '24px 32px 48px', outline: 0 },
  [theme.breakpoints.down('wide')]: {
    // What sticks to the top of a page sticks below the bar.
    '--gza-panel-bar': '60px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > main': { padding: '24px 24px 40px' },
  },
  [theme.breakpoints.down('md')]: { '& > main': { padding: '16px 16px 32px' } },
  '@media print': { display: 'block', backgroundColor: 'transparent', '& > main': { padding: 0 } },
}));

/** Green from the first paint on; what stands on it comes with the panel. */
const Side = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflowY: 'auto',
  padding: '20px 14px',
  backgroundColor: theme.vars.palette.deep.dark,
  color: theme.vars.palette.deep.contrastText,
  '& > a': { margin: '0 10px 20px' },
  [theme.breakpoints.down('wide')]: {
    zIndex: theme.zIndex.appBar,
    flexDirection: 'row',
    alignItems: 'center',
    height: 'var(--gza-panel-bar)',
    padding: '0 8px 0 16px',
    '& > a': { margin: 0 },
  },
  '@media print': { display: 'none' },
}));

/** The control panel: its navigation on green, the screen on mist. */
export function PanelLayout({ navigation, children }: { navigation: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <Side data-on-deep="">
        <Suspense fallback={null}>{navigation}</Suspense>
      </Side>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Page>
  );
}
