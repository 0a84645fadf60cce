import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { ChunkFailureType } from '#src/shared/lib/chunks/chunkFailure.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
  maxWidth: 560,
  margin: '0 auto',
  padding: theme.spacing(28, 0),
  textAlign: 'center',
  '& > svg': { fontSize: 56, color: theme.vars.palette.primary.text },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

interface Props {
  /** The value in the state while this is on the screen. */
  readonly kind: ChunkFailureType | 'crash';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What support may ask for. */
  readonly detail?: string;
  readonly onRetry: () => void;
}

/** A screen that could not be shown: what happened, a retry button, and a link home. */
export function FailurePanel({ kind, icon, title, text, detail, onRetry }: Props) {
  const { t } = useTranslation('common');
  const [, setKind] = useUiState<Props['kind'] | null>('failure/screen', null, { privacy: 'keep' });
  useEffect(() => setKind(kind), [setKind, kind]);
  return (
    <Container>
      <Column role="alert">
        {icon}
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
        {detail === undefined ? null : (
          <Typography variant="caption" color="textSecondary">
            {detail}
          </Typography>
        )}
        <Buttons>
          <Button variant="contained" onClick={onRetry}>
            {t('retry')}
          </Button>
          <ButtonLink variant="outlined" to={paths.home}>
            {t('nav.home')}
          </ButtonLink>
        </Buttons>
        <ReportButton isButton />
      </Column>
    </Container>
  );
}
