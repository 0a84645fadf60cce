import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCard, HomeRow } from '#contract/calls/cars/cars.ts';
import { searchPath } from '#src/features/cars/search/searchPath.ts';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { CarouselArrows } from '#src/shared/ui/layout/CarouselArrows.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { SectionHeading } from '#src/shared/ui/layout/SectionHeading.tsx';
import { useCarousel } from '#src/shared/ui/layout/useCarousel.ts';
import { RowCars } from './RowCars.tsx';
import { rows } from './rows.ts';
import { Section } from './Section.ts';

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
  cars: readonly CarCard[] | null;
  isFirst: boolean;
}

export function CarRow({ name, cars, isFirst }: Props) {
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
