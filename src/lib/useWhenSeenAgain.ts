import { useEffect } from 'react';

/** Does something whenever the visitor comes back to this tab: what another tab changed meanwhile is asked for. */
export function useWhenSeenAgain(act: () => void): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') act();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [act]);
}
