import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';
import { logFailure } from '#src/shared/lib/log.ts';

interface Props {
  /** While the code is on its way, and where it cannot be had if nothing else is said. */
  readonly fallback?: ReactNode;
  /** What is shown where the code cannot be had. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly onFailure?: () => void;
  readonly children?: ReactNode;
}

interface State {
  readonly error: unknown;
}

/**
 * A lazy part without which the screen stays as it is. One that could not be had is asked for again when the network is
 * back; every other error is the screen's.
 */
export class Optional extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  readonly retry = () => {
    this.setState({ error: null });
  };

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkFailure)) return;
    error.letGo();
    logFailure('A part of the page could not be loaded', error);
    this.props.onFailure?.();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override render() {
    const { error } = this.state;
    const { fallback = null, failed, children } = this.props;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(error instanceof ChunkFailure)) throw error;
    return failed ? failed(this.retry) : fallback;
  }
}
