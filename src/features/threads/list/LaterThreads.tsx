import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { readThreads } from '../readThreads.ts';
import { selectLaterThreads } from '../threadsSelectors.ts';

const Place = styled('li')({ padding: '12px 20px', textAlign: 'center' });

/** The end of a list that goes on: its button brings the next threads. */
export function LaterThreads() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const cursor = useAppSelector(selectLaterThreads);
  const [state, setState] = useUiState<'idle' | 'loading' | 'failed'>('chat/laterThreads', 'idle', { privacy: 'keep' });
  if (cursor === null) return null;
  const load = () => {
    setState('loading');
    void dispatch(readThreads(cursor)).then((isThere) => setState(isThere ? 'idle' : 'failed'));
  };
  return (
    <Place>
      {state === 'failed' ? <p role="alert">{t('laterFailed')}</p> : null}
      <Button variant="text" loading={state === 'loading'} onClick={load}>
        {t('later')}
      </Button>
    </Place>
  );
}
