import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
import { SkipLink } from '#src/shared/ui/layout/SkipLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PanelLayout } from './PanelLayout.tsx';
import { SlimFooter } from './SlimFooter.tsx';
import { layoutFor } from './layoutFor.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';

/** Drawn by the server alone: a browser with scripts never fetches it. */
const WithoutScripts = lazyWithRetry(async () => (await import('./WithoutScripts.tsx')).WithoutScripts);

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '&[data-bar]': { paddingBottom: theme.layout.bar },
  // A footer that was there before the screen would jump: the screen holds its place.
  '& > main': { flex: '1 0 auto', minHeight: `calc(100dvh - ${theme.layout.bar})`, outline: 0 },
  // What fills the window has no footer to hold its place against.
  '&[data-filled] > main': { minHeight: `calc(100dvh - ${theme.layout.header} - ${theme.layout.bar} - 1px)` },
}));

interface Props {
  /** What the control panel has instead of a header. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** Header, the screen, footer; or the control panel and its screen. */
export function Layout({ panel, children }: Props) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { isPanel, isOverPicture, footer, hasBar } = layoutFor(pathname);
  const mayEnter = isOpenTo(useAppSelector(selectRoles), pathname);
  const year = Number(localDateOf(useServerNow()).slice(0, 4));
  // Whoever may not enter is on the way out of it already.
  if (isPanel && mayEnter) {
    return (
      <>
        <SkipLink href="#main">{t('skipToContent')}</SkipLink>
        <PanelLayout navigation={panel}>{children}</PanelLayout>
      </>
    );
  }
  return (
    <Page data-bar={hasBar ? '' : undefined} data-filled={footer === 'none' && !isOverPicture ? '' : undefined}>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <Header isOverPicture={isOverPicture} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <noscript>
        <Suspense>
          <WithoutScripts />
        </Suspense>
      </noscript>
      {footer === 'deep' ? (
        <BelowFold tall={[657, 384]}>
          <Footer year={year} />
        </BelowFold>
      ) : null}
      {footer === 'slim' ? <SlimFooter year={year} /> : null}
      {hasBar ? <BottomBar /> : null}
    </Page>
  );
}
