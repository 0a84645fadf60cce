import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPanel } from '../feedback/CrashPanel.tsx';
import { ChunkFailurePanel } from '../feedback/ChunkFailurePanel.tsx';
import { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';

interface Props {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

const untroubled: State = { error: null, hasFailed: false };

/** A screen that fails leaves header and footer in place. */
export class ScreenBoundary extends Component<Props, State> {
  override state = untroubled;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkFailure) error.letGo();
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState(untroubled);
  };

  override render() {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    if (error instanceof ChunkFailure) return <ChunkFailurePanel failure={error} onRetry={this.retry} />;
    return <CrashPanel onRetry={this.retry} />;
  }
}
