import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';

/** The car does not exist, or no longer. */
export function CarNotFound() {
  const { t } = useTranslation('car');
  return (
    <Container sx={{ py: 12 }}>
      <title>{`${t('notFound.title')} · Gza`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState isScreen title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink to={paths.search} size="large">
          {t('notFound.action')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
