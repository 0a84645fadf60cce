import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLasting } from '#src/shared/hooks/useIsLasting.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { selectLoadingCount } from '#src/shared/store/loadingSlice.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

const appear = keyframes({ from: { opacity: 0 } });

/** Lets pointer events through and takes no focus: the page stays usable. */
const Cover = styled('span')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 78%, transparent)`,
  animation: `${appear} 200ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '& > video': { width: 240, maxWidth: '60vw', height: 'auto', borderRadius: theme.radii.panel },
}));

const delay = 250;

/** Shown while the user waits for a request or a screen, but only once the wait is noticeable. */
export function LoadingOverlay() {
  const { t } = useTranslation('common');
  const isLoading = useAppSelector((state) => selectLoadingCount(state) > 0);
  const isShown = useIsLasting(isLoading, delay);
  const isReduced = usePrefersReducedMotion();
  return (
    <output>
      {isShown ? (
        <Cover>
          <video autoPlay={!isReduced} loop muted playsInline preload="auto" tabIndex={-1} aria-hidden>
            <source src="/loading.mp4" type="video/mp4" />
            <source src="/loading.webm" type="video/webm" />
          </video>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </Cover>
      ) : null}
    </output>
  );
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the visitor's system prefers reduced motion. */
const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
