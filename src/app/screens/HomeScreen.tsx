import { useTranslation } from 'react-i18next';
import { SearchForm } from '#src/features/cars/search/SearchForm.tsx';
import { Container } from '#src/ui/Container.tsx';
import { CarRows } from './home/CarRows.tsx';
import { Hero } from './home/Hero.tsx';
import { HowItWorks } from './home/HowItWorks.tsx';
import { OwnersCall } from './home/OwnersCall.tsx';
import { ReviewsRow } from './home/ReviewsRow.tsx';
import { SearchPlace } from './home/SearchPlace.ts';
import { TrustLine } from './home/TrustLine.tsx';

export default function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      <title>{t('documentTitle')}</title>
      <meta name="description" content={t('documentDescription')} />
      <Hero />
      <Container>
        <SearchPlace>
          <SearchForm />
        </SearchPlace>
        <TrustLine />
      </Container>
      <CarRows />
      <HowItWorks />
      <ReviewsRow />
      <OwnersCall />
    </>
  );
}
