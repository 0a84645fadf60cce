import CarCrashOutlinedIcon from '@mui/icons-material/CarCrashOutlined';
import CloudOffRoundedIcon from '@mui/icons-material/CloudOffRounded';
import WifiOffRoundedIcon from '@mui/icons-material/WifiOffRounded';
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { FailurePanel } from '../feedback/FailurePanel.tsx';

interface Props {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

const untroubled: State = { error: null, hasFailed: false };

/** A screen whose own code failed. */
function CrashPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <FailurePanel
      kind="crash"
      icon={<CarCrashOutlinedIcon />}
      title={t('failure.crash.title')}
      text={t('failure.crash.text')}
      onRetry={onRetry}
    />
  );
}

interface ChunkFailurePanelProps {
  readonly failure: ChunkFailure;
  readonly onRetry: () => void;
}

/** A screen whose code could not be loaded. Retries by itself once the network is back. */
function ChunkFailurePanel({ failure, onRetry }: ChunkFailurePanelProps) {
  const { type, chunk } = failure;
  const { t } = useTranslation('common');
  const isOnline = useAppSelector(selectIsOnline);
  const isBack = type === 'offline' && isOnline;
  useEffect(() => {
    if (isBack) onRetry();
  }, [isBack, onRetry]);
  if (type === 'offline') {
    return (
      <FailurePanel
        kind={type}
        icon={<WifiOffRoundedIcon />}
        title={t('failure.offline.title')}
        text={t('failure.offline.text')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <FailurePanel
      kind={type}
      icon={<CloudOffRoundedIcon />}
      title={t('failure.chunk.title')}
      text={t('failure.chunk.text')}
      detail={t('failure.chunk.detail', { chunk, type })}
      onRetry={onRetry}
    />
  );
}

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
