import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCard as Car, HomeRow } from '#contract/calls/cars/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import { WideCarCard } from '#src/features/cars/card/WideCarCard.tsx';
import { WideCarCardSkeleton } from '#src/features/cars/card/WideCarCardSkeleton.tsx';
import { useGetHomeQuery } from '#src/features/cars/carsApi.ts';
import { searchPath } from '#src/features/cars/search/searchPath.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { CarouselTrack, trackSizes } from '#src/shared/ui/layout/CarouselTrack.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import type { Carousel } from '#src/shared/ui/layout/useCarousel.ts';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
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
  const carsOf = (name: HomeRow): readonly Car[] | null =>
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

/** Sports cars stand on deep green. */
const Band = styled('section')(({ theme }) => ({
  marginTop: theme.layout.section,
  paddingBlock: '64px 72px',
  backgroundColor: theme.vars.palette.deep.dark,
  color: theme.vars.palette.deep.contrastText,
  '& a:focus-visible, & button:focus-visible': { outlineColor: '#fff' },
  '& button': {
    borderColor: 'rgba(255,255,255,.3)',
    backgroundColor: 'transparent',
    color: '#fff',
    '&:hover': { borderColor: '#fff', backgroundColor: 'transparent' },
    '&.Mui-disabled': { borderColor: 'rgba(255,255,255,.14)', color: 'rgba(255,255,255,.3)' },
  },
  [theme.breakpoints.down('md')]: { paddingBlock: '44px 48px' },
}));

/** The words of the classics stand beside the cars. */
const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: 20,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  name: HomeRow;
  /** Null while they are on their way. */
  cars: readonly Car[] | null;
  isFirst: boolean;
}

function CarRow({ name, cars, isFirst }: Props) {
  const { t } = useTranslation('home');
  const carousel = useCarousel();
  const id = useId();
  const { look, filters } = rows[name];
  const title = t(`rows.${name}`);
  const note = t(`rows.${name}Note`);
  const more = (
    <MoreLink to={searchPath(filters)} aria-label={t('seeAllOf', { row: title })}>
      {t('seeAll')}
    </MoreLink>
  );
  const arrows = <CarouselArrows carousel={carousel} />;
  const track = <RowCars cars={cars} look={look} attach={carousel.attach} label={title} />;

  if (look === 'lead') {
    return (
      <Section aria-labelledby={id}>
        <Container>
          <Lead>
            <LeadColumn id={id} title={title} note={note} more={more} arrows={arrows} />
            {track}
          </Lead>
        </Container>
      </Section>
    );
  }
  const content = (
    <Container>
      <SectionHeading id={id} title={title} note={note}>
        {more}
        {arrows}
      </SectionHeading>
      {track}
    </Container>
  );
  if (look === 'band') {
    return (
      <Band aria-labelledby={id} data-on-deep="">
        {content}
      </Band>
    );
  }
  return (
    <Section aria-labelledby={id} data-near={isFirst ? '' : undefined}>
      {content}
    </Section>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingRight: 24,
  '& > p': { marginTop: 12, color: theme.vars.palette.text.secondary },
  '& > a': { margin: '16px 0 0 -8px' },
}));

const Arrows = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginTop: 'auto',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

interface LeadColumnProps {
  id: string;
  title: string;
  note: string;
  more: ReactNode;
  arrows: ReactNode;
}

/** Heading, words and arrows in a column of their own. */
function LeadColumn({ id, title, note, more, arrows }: LeadColumnProps) {
  return (
    <Column>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <p>{note}</p>
      {more}
      <Arrows>{arrows}</Arrows>
    </Column>
  );
}

type Look = (typeof rows)[keyof typeof rows]['look'];

const columns = { plain: [4, 3], band: [3, 2], lead: [3, 2], wide: [2, 2] } as const satisfies Record<
  Look,
  readonly [number, number]
>;

const third = trackSizes(3, 2);
/** Beside the words of the row. */
const lead = `(min-width: 1280px) 282px, (min-width: 1025px) calc(25vw - 38px), (min-width: 901px) calc(37.5vw - 36px), ${third}`;
const sizes = { plain: {}, band: { sizes: third }, lead: { sizes: lead } };

interface RowCarsProps {
  cars: readonly Car[] | null;
  look: Look;
  /** Lets the carousel follow the track. */
  attach: Carousel['attach'];
  label: string;
}

/** The scrolling cars of a row, or boxes of their size. */
function RowCars({ cars, look, attach, label }: RowCarsProps) {
  const Skeleton = look === 'wide' ? WideCarCardSkeleton : CarCardSkeleton;
  if (!cars) {
    return (
      <CarouselTrack columns={columns[look]} aria-hidden>
        {Array.from({ length: columns[look][0] }, (_, place) => `skeleton ${place}`).map((key) => (
          <li key={key}>
            <Skeleton />
          </li>
        ))}
      </CarouselTrack>
    );
  }
  return (
    <CarouselTrack ref={attach} columns={columns[look]} aria-label={label}>
      {cars.map((car) => (
        <li key={car.id}>{look === 'wide' ? <WideCarCard car={car} /> : <CarCard car={car} {...sizes[look]} />}</li>
      ))}
    </CarouselTrack>
  );
}
