import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import ContrastRoundedIcon from '@mui/icons-material/ContrastRounded';
import ErrorRoundedIcon from '@mui/icons-material/ErrorRounded';
import RadioButtonUncheckedRoundedIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarSection } from '#contract/domain/cars/carFields.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { selectFleet } from '../fleetSlice.ts';
import { sectionNames, showSection } from './sections.ts';

const List = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 'calc(var(--gza-panel-bar, 0px) + 92px)',
  display: 'grid',
  gap: 2,
  '& > a': {
    // Keeps its hidden words: in a row that scrolls they would widen the page.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '7px 10px',
    borderRadius: 9,
    color: theme.vars.palette.text.secondary,
    fontSize: '.875rem',
    fontWeight: 500,
    lineHeight: 1.3,
  },
  '& > a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > a[aria-current]': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation.rest,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.outline },
  '& [data-look=done] > svg': { color: theme.vars.palette.primary.text },
  '& [data-look=wrong] > svg': { color: theme.vars.palette.error.main },
  '& [data-look=half] > svg': { color: theme.vars.palette.star },
  [theme.breakpoints.down('lg')]: {
    position: 'static',
    display: 'flex',
    minWidth: 0,
    marginInline: -16,
    padding: '2px 16px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > a': { display: 'flex', gap: 6, minHeight: 44, whiteSpace: 'nowrap' },
  },
}));

const icons = {
  done: CheckCircleRoundedIcon,
  half: ContrastRoundedIcon,
  empty: RadioButtonUncheckedRoundedIcon,
  wrong: ErrorRoundedIcon,
} as const satisfies Record<SectionState, unknown>;

/** How far a part is: `wrong` where something of it was refused or did not arrive. */
export type SectionState = 'done' | 'half' | 'empty' | 'wrong';

/** The parts of the editor and how far each is. */
export function SectionList({ stateOf }: { stateOf: (section: CarSection) => SectionState }) {
  const { t } = useTranslation('fleet');
  const { section } = useAppSelector(selectFleet);
  return (
    <List aria-label={t('edit.sections')}>
      {sectionNames.map((name) => {
        const look = stateOf(name);
        const Icon = icons[look];
        return (
          <a
            key={name}
            href={`#section-${name}`}
            data-look={look}
            {...(name === section && { 'aria-current': 'location' })}
            onClick={(event) => {
              // The address stays that of the car.
              event.preventDefault();
              showSection(name);
            }}
          >
            <Icon />
            <span>
              {t(`sections.${name}.title`)}
              <VisuallyHidden>, {t(`states.${look}`)}</VisuallyHidden>
            </span>
          </a>
        );
      })}
    </List>
  );
}
