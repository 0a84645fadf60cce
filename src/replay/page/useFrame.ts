import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFrameAnswer } from '../frame/frameMessages.ts';
import type { ShownStep } from '../frame/frameMessages.ts';

/** How long an unanswered frame is considered busy; then the newest step is sent all the same. */
const patience = 2_000;

/** Sends each step to the frame. While it renders one, only the latest of the next ones is sent. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, shown: ShownStep): void {
  const latest = useRef(shown);
  const sent = useRef<ShownStep | null>(null);
  const send = useRef<() => void>(() => undefined);

  useEffect(() => {
    let isReady = false;
    let busy: ReturnType<typeof setTimeout> | null = null;
    const free = () => {
      if (busy !== null) clearTimeout(busy);
      busy = null;
    };
    send.current = () => {
      if (!isReady || busy !== null || sent.current === latest.current) return;
      sent.current = latest.current;
      // It has an opaque origin, so none can be named; the policy of this page decides what may be in it.
      frame.current?.contentWindow?.postMessage(latest.current, '*');
      busy = setTimeout(() => {
        busy = null;
        send.current();
      }, patience);
    };
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isFrameAnswer(data)) return;
      isReady = true;
      if (data.kind === 'ready') sent.current = null;
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
}
