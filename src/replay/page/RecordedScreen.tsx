import CloseFullscreenRoundedIcon from '@mui/icons-material/CloseFullscreenRounded';
import KeyboardArrowDownRoundedIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRoundedIcon from '@mui/icons-material/KeyboardArrowUpRounded';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import OpenInFullRoundedIcon from '@mui/icons-material/OpenInFullRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownStep } from '../frame/frameMessages.ts';
import { framePath } from '../frame/framePath.ts';
import { Block } from './replay.styles.ts';
import { useFrame } from './useFrame.ts';
import { useSize } from './useSize.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 14px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', width: 16, height: 16 },
  '& > span:first-of-type': {
    flex: 1,
    minWidth: 0,
    padding: '5px 12px',
    borderRadius: 14,
    backgroundColor: theme.vars.palette.background.mist,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 8px 2px 14px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: 1 },
}));

/** A ground of squares, as behind a picture that does not fill its place. */
const Ground = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 320,
  padding: 14,
  background: `repeating-conic-gradient(${theme.vars.palette.background.mist} 0 25%, ${theme.vars.palette.background.paper} 0 50%) 0 0 / 20px 20px`,
  overflow: 'hidden',
  // The content fits the available size: it may not grow it.
  '& > div': { display: 'grid', placeItems: 'center', height: '100%', overflow: 'hidden' },
}));

const Device = styled('div')(({ theme }) => ({
  boxSizing: 'content-box',
  border: '6px solid #14211b',
  borderRadius: 18,
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: theme.vars.palette.elevation.raised,
  overflow: 'hidden',
  '& > iframe': { display: 'block', border: 0, transformOrigin: '0 0', pointerEvents: 'none' },
}));

const BORDER = 12;

interface Props {
  readonly shown: ShownStep;
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isLarge: boolean;
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly onResize: () => void;
  readonly onScroll: (screens: 1 | -1) => void;
}

/** The real screens at the recorded size, scaled down to fit; they accept no input. */
export function RecordedScreen({ shown, address, viewport, isLarge, frameRef, onResize, onScroll }: Props) {
  const { t } = useTranslation('support');
  const [room, { width, height }] = useSize();
  useFrame(frameRef, shown);
  const fitting = Math.min((width - BORDER) / viewport.width, isLarge ? 1 : (height - BORDER) / viewport.height, 1);
  const scale = fitting > 0 ? fitting : 1;
  return (
    <Block aria-label={t('replay.screen')} sx={{ order: { xs: -1, md: 0 } }}>
      <Head>
        <LockOutlinedIcon />
        <span>{address}</span>
        <IconButton size="small" aria-label={t(isLarge ? 'replay.smaller' : 'replay.larger')} onClick={onResize}>
          {isLarge ? <CloseFullscreenRoundedIcon fontSize="small" /> : <OpenInFullRoundedIcon fontSize="small" />}
        </IconButton>
      </Head>
      <Ground>
        <div ref={room} {...(isLarge && { style: { height: viewport.height * scale + BORDER } })}>
          <Device style={{ width: viewport.width * scale, height: viewport.height * scale }}>
            <iframe
              ref={frameRef}
              title={t('replay.screenAt', { step: shown.step })}
              src={framePath}
              sandbox="allow-scripts"
              tabIndex={-1}
              width={viewport.width}
              height={viewport.height}
              style={{ transform: `scale(${scale})` }}
            />
          </Device>
        </div>
      </Ground>
      <Foot>
        <span>
          {viewport.width} × {viewport.height} · {Math.round(scale * 100)} %
        </span>
        <IconButton size="small" aria-label={t('replay.scrollUp')} onClick={() => onScroll(-1)}>
          <KeyboardArrowUpRoundedIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('replay.scrollDown')} onClick={() => onScroll(1)}>
          <KeyboardArrowDownRoundedIcon fontSize="small" />
        </IconButton>
      </Foot>
    </Block>
  );
}
