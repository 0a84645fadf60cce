import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useIsOnline } from '#src/lib/useIsOnline.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Place = styled('div')({ marginBottom: 24 });

interface Props {
  readonly error: unknown;
  /** Cars of an earlier answer are still shown. */
  readonly hasCars: boolean;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Why there is no new answer. What the server says about a filter says more than we could. */
export function SearchFailed({ error, hasCars, isBusy, onRetry }: Props) {
  const { t } = useTranslation('search');
  const failure = isRequestFailure(error) ? error : null;
  const said = failure?.message ?? Object.values(failure?.fields ?? {})[0];
  const isOnline = useIsOnline();
  // Without cars the headline already says that there was no answer.
  const ours = hasCars ? `${t('error.title')}. ${t('error.text')}` : t('error.text');
  const text = hasCars && !isOnline ? t('error.offline') : (said ?? ours);
  return (
    <Place>
      <ErrorState text={text} isBusy={isBusy} onRetry={onRetry} />
    </Place>
  );
}
