import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CarCard, HomeRow } from '#contract/calls/cars/cars.ts';
import { useGetHomeQuery } from '#src/features/cars/carsApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
import { CarRow } from './CarRow.tsx';
import { rows } from './rows.ts';
import { Section } from './Section.ts';

/** The order of the rows, and what stands in their place until the cars are there. */
const rowNames = ['popular', 'new', 'sports', 'classic', 'buses'] as const satisfies readonly HomeRow[];

/** The five rows of cars, from skeleton to the last error. */
export function CarRows() {
  const { t } = useTranslation('home');
  const { data, isError, isFetching, refetch } = useGetHomeQuery();

  if (isError && !data) {
    return (
      <Section>
        <Container>
          <ErrorState text={t('error')} isBusy={isFetching} onRetry={() => void refetch()} />
        </Container>
      </Section>
    );
  }
  const carsOf = (name: HomeRow): readonly CarCard[] | null =>
    data ? (data.rows.find(({ row }) => row === name)?.cars ?? []) : null;
  const shown = rowNames.filter((name) => carsOf(name)?.length !== 0);
  if (shown.length === 0) {
    return (
      <Section>
        <Container>
          <Typography sx={{ mb: 4 }}>{t('empty')}</Typography>
          <ButtonLink variant="outlined" to={paths.search}>
            {t('seeAll')}
          </ButtonLink>
        </Container>
      </Section>
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{data ? '' : t('loading')}</VisuallyHidden>
      {shown.map((name, index) => {
        const row = <CarRow key={name} name={name} cars={carsOf(name)} isFirst={index === 0} />;
        // By its name, not its place: without the cars of another row it would be made anew.
        if (name === rowNames[0]) return row;
        return (
          <BelowFold key={name} tall={rows[name].tall}>
            {row}
          </BelowFold>
        );
      })}
    </>
  );
}
