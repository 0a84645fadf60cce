import { useTranslation } from 'react-i18next';
import { SearchForm } from '#src/features/cars/search/SearchForm.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
import { CarRows } from './CarRows.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OwnersCall } from './OwnersCall.tsx';
import { ReviewsRow } from './ReviewsRow.tsx';
import { SearchPlace } from './SearchPlace.ts';
import { TrustLine } from './TrustLine.tsx';

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
      <BelowFold tall={[569, 338]}>
        <HowItWorks />
      </BelowFold>
      <BelowFold tall={[290, 347]}>
        <ReviewsRow />
      </BelowFold>
      <BelowFold tall={[1106, 595]}>
        <OwnersCall />
      </BelowFold>
    </>
  );
}
