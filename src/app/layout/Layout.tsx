import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { selectRoles } from '#src/features/auth/authSlice.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { SkipLink } from '#src/shared/ui/layout/SkipLink.tsx';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { layoutFor } from './layoutFor.ts';
import { informationPages } from './navigation.ts';
import { PanelLayout } from './PanelLayout.tsx';
import { socialLinks } from './socialLinks.ts';

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
  const { isPanel, isOverPicture, hasSearch, footer, hasBar } = layoutFor(pathname);
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
      <Header isOverPicture={isOverPicture} hasSearch={hasSearch} />
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

const Ground = styled('footer')(({ theme }) => ({
  marginTop: theme.layout.section,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 20,
  '& > a, & > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  },
  '& > ul': { display: 'flex', gap: 4, marginLeft: 'auto' },
  '& > ul a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    '&:hover': { color: theme.vars.palette.text.primary },
    '& > svg': { width: 20, height: 20 },
  },
  [theme.breakpoints.down('md')]: { '& > ul': { marginLeft: -12 }, '& > a, & > button': { minHeight: 44 } },
}));

/** The foot of every page but home. */
function SlimFooter({ year }: { year: number }) {
  const { t } = useTranslation('common');
  return (
    <Ground>
      <Row>
        {informationPages.map(({ path, name }) => (
          <Link key={path} to={path}>
            {t(name)}
          </Link>
        ))}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        <ReportButton />
        <span>{t('footer.rights', { year })}</span>
        <SchemeSwitch />
        <ul aria-label={t('footer.follow')}>
          {socialLinks.map(({ name, href, Icon }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer" aria-label={name}>
                <Icon />
              </a>
            </li>
          ))}
        </ul>
      </Row>
    </Ground>
  );
}
