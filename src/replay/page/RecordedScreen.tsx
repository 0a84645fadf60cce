import CloseFullscreenRoundedIcon from '@mui/icons-material/CloseFullscreenRounded';
import KeyboardArrowDownRoundedIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRoundedIcon from '@mui/icons-material/KeyboardArrowUpRounded';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import OpenInFullRoundedIcon from '@mui/icons-material/OpenInFullRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { RefObject, RefCallback } from 'react';
import { useCallback, useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePercent } from '#src/features/language/usePercent.ts';
import type { ShownStep } from '../frame/frameMessages.ts';
import { isFrameAnswer } from '../frame/frameMessages.ts';
import { framePath } from '../frame/framePath.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Block } from './replay.styles.ts';

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
  '& > .address': {
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
  '& > .size': { flex: 1 },
}));

/** A ground of squares, as behind a picture that does not fill its place. */
const Ground = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 320,
  padding: 14,
  background: `repeating-conic-gradient(${theme.vars.palette.background.mist} 0 25%, ${theme.vars.palette.background.paper} 0 50%) 0 0 / 20px 20px`,
  overflow: 'hidden',
  // The content fits the available size: it may not grow it.
  '& > .room': { display: 'grid', placeItems: 'center', height: '100%', overflow: 'hidden' },
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
  const ofPercent = usePercent();
  const [room, { width, height }] = useSize();
  const failed = useFrame(frameRef, shown);
  const fitting = Math.min((width - BORDER) / viewport.width, isLarge ? 1 : (height - BORDER) / viewport.height, 1);
  const scale = fitting > 0 ? fitting : 1;
  return (
    <Block aria-label={t('replay.screen')} sx={{ order: { xs: -1, md: 0 } }}>
      <Head>
        <LockOutlinedIcon />
        <span className="address">{address}</span>
        <IconButton size="small" aria-label={t(isLarge ? 'replay.smaller' : 'replay.larger')} onClick={onResize}>
          {isLarge ? <CloseFullscreenRoundedIcon fontSize="small" /> : <OpenInFullRoundedIcon fontSize="small" />}
        </IconButton>
      </Head>
      <FailureNote text={failed === shown.step ? t('replay.notDrawn') : null} />
      <Ground>
        <div className="room" ref={room} {...(isLarge && { style: { height: viewport.height * scale + BORDER } })}>
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
        <span className="size">
          {viewport.width} × {viewport.height} · {ofPercent(Math.round(scale * 100))}
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

/** How much room an element has; 0 before it is measured. */
function useSize(): [ref: RefCallback<HTMLElement>, size: { readonly width: number; readonly height: number }] {
  // Of this screen alone: no trace would be replayed by it.
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** How long an unanswered frame is considered busy; then the newest step is sent all the same. */
const patience = 2_000;
/** After that it hangs: numbers that a stranger wrote can keep a screen busy for ever. */
const longest = 20_000;

/**
 * Sends each step to the frame. While it renders one, only the latest of the next ones is sent. Returns the last step
 * that could not be rendered.
 */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, shown: ShownStep): number | null {
  // Of this screen alone, as its size.
  const [failed, setFailed] = useState<number | null>(null);
  const latest = useRef(shown);
  const sent = useRef<ShownStep | null>(null);
  const send = useRef<() => void>(() => undefined);

  useEffect(() => {
    let isReady = false;
    let busy: ReturnType<typeof setTimeout> | null = null;
    let hanging: ReturnType<typeof setTimeout> | undefined;
    const free = () => {
      if (busy !== null) clearTimeout(busy);
      busy = null;
      clearTimeout(hanging);
    };
    send.current = () => {
      if (!isReady || busy !== null || sent.current === latest.current) return;
      sent.current = latest.current;
      // It has an opaque origin, so none can be named; the policy of this page decides what may be in it.
      frame.current?.contentWindow?.postMessage(latest.current, '*');
      clearTimeout(hanging);
      hanging = setTimeout(() => setFailed(latest.current.step), longest);
      busy = setTimeout(() => {
        busy = null;
        send.current();
      }, patience);
    };
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isFrameAnswer(data)) return;
      isReady = true;
      if (data.kind === 'ready') sent.current = null;
      else if (data.kind === 'failed') setFailed(data.step);
      else setFailed((step) => (step === data.step ? null : step));
      free();
      send.current();
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      free();
    };
  }, [frame]);

  useEffect(() => {
    latest.current = shown;
    send.current();
  }, [shown]);
  return failed;
}
