import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import road from '#src/shared/ui/components/pictures/emptyRoad.webp';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Place = styled('div')({ marginBottom: 24 });
const Way = styled('div')({ marginTop: 12 });

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
  const { t: common } = useTranslation('common');
  const failure = isRequestFailure(error) ? error : null;
  const said = failure?.message ?? Object.values(failure?.fields ?? {})[0];
  const isOnline = useAppSelector(selectIsOnline);
  if (!hasCars) {
    return (
      <div role="alert">
        <EmptyState
          picture={{ src: road, width: 560, height: 300 }}
          title={t('error.title')}
          text={said ?? t('error.text')}
        >
          <Button size="large" loading={isBusy} onClick={onRetry}>
            {common('retry')}
          </Button>
          <Way>
            <ReportButton isButton />
          </Way>
        </EmptyState>
      </div>
    );
  }
  const text = isOnline ? (said ?? `${t('error.title')}. ${t('error.text')}`) : t('error.offline');
  return (
    <Place>
      <ErrorState text={text} isBusy={isBusy} onRetry={onRetry} />
    </Place>
  );
}
