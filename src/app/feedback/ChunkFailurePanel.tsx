import CloudOffRoundedIcon from '@mui/icons-material/CloudOffRounded';
import WifiOffRoundedIcon from '@mui/icons-material/WifiOffRounded';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';
import { FailurePanel } from './FailurePanel.tsx';

interface Props {
  readonly failure: ChunkFailure;
  readonly onRetry: () => void;
}

/** A screen whose code could not be loaded. Retries by itself once the network is back. */
export function ChunkFailurePanel({ failure, onRetry }: Props) {
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
