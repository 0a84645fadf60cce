import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SlimFooter } from './SlimFooter.tsx';
import { frameOf } from './frameOf.ts';

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '&[data-bar]': { paddingBottom: theme.layout.bar },
  // A footer that was there before the screen would jump: the screen holds its place.
  '& > main': { flex: '1 0 auto', minHeight: `calc(100dvh - ${theme.layout.bar})`, outline: 0 },
}));

/** Header, the screen, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { isOverPicture, footer, hasBar } = frameOf(useLocation().pathname);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Page data-bar={hasBar ? '' : undefined}>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <Header isOverPicture={isOverPicture} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer === 'deep' ? <Footer year={year} /> : null}
      {footer === 'slim' ? <SlimFooter year={year} /> : null}
      {hasBar ? <BottomBar /> : null}
    </Page>
  );
}
