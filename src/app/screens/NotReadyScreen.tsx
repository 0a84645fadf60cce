import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** A page that is planned and not there yet. Nothing links to it: only who knows the address sees it. */
export default function NotReadyScreen() {
  const { t } = useTranslation('common');
  return (
    <Container>
      <title>{`${t('notReady.title')} · Gza`}</title>
      <EmptyState isScreen title={t('notReady.title')} text={t('notReady.text')}>
        <ButtonLink variant="contained" to={paths.search}>
          {t('notReady.action')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
