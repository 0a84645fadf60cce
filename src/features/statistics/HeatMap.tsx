import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import type { Statistics } from './statisticsApi.ts';
import { usePercent } from '#src/features/language/usePercent.ts';

/** Nothing, up to a quarter, a half, three quarters, all. */
const levels = [0, 1, 2, 3, 4] as const;

/** In which colour a share in percent is shown; a day on which the car was not on the market in none. */
const levelOf = (share: number | null): number | undefined =>
  share === null ? undefined : Math.ceil(Math.min(share, 100) / 25);

const colours = ({ vars: { palette } }: Theme) => ({
  '&[data-level]': { forcedColorAdjust: 'none' },
  '&[data-level="0"]': { backgroundColor: palette.background.sunken, color: palette.text.secondary },
  '&[data-level="1"]': { backgroundColor: palette.primary.soft, color: palette.primary.onSoft },
  '&[data-level="2"]': { backgroundColor: palette.primary.softHover, color: palette.primary.onSoft },
  '&[data-level="3"]': {
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 45%, ${palette.background.paper})`,
    color: palette.text.primary,
  },
  '&[data-level="4"]': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
});

const Head = styled('h2')({ flexWrap: 'wrap' });

const Scale = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '& > .level': { width: 20, height: 10, borderRadius: 3, ...colours(theme) },
}));

const Scroller = styled('div')({ position: 'relative', overflowX: 'auto', margin: '0 -4px', padding: 4 });

const HeatTable = styled('table')(({ theme }) => ({
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 600, textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 400, textAlign: 'center' },
  '& .car': {
    position: 'sticky',
    left: -4,
    zIndex: 1,
    paddingRight: 12,
    backgroundColor: theme.vars.palette.background.paper,
    textAlign: 'start',
  },
  '& .mean': { paddingLeft: 8, textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { position: 'relative', padding: 0 },
  '& td > .share': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 38,
    height: 30,
    borderRadius: 6,
    fontSize: '.75rem',
    fontWeight: 500,
    ...colours(theme),
  },
  [theme.breakpoints.down('md')]: {
    '& tbody th': { minWidth: 104, whiteSpace: 'normal' },
  },
}));

/** A fleet may have hundreds of cars and a year has 52 weeks: more are shown on request. */
const shownAtOnce = 25;

const Note = styled('p')({ marginTop: 12 });

/** How full each car was in each week: numbers are always written, the colour only helps the eye. */
export function HeatMap({ cars, parts }: Pick<Statistics, 'cars' | 'parts'>) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const id = useId();
  const [shown, setShown] = useUiState('statistics/shownCars', shownAtOnce, { privacy: 'keep' });
  const hidden = cars.length - shown;
  return (
    <PanelBlock aria-labelledby={id}>
      <Head>
        <span id={id}>{t('heat')}</span>
        <Scale aria-hidden>
          <span>{percent(0)}</span>
          {levels.map((level) => (
            <i className="level" key={level} data-level={level} />
          ))}
          <span>{percent(100)}</span>
        </Scale>
      </Head>
      <Scroller
        // A table that is wider than the screen is moved by the arrow keys.
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        <HeatTable aria-labelledby={id}>
          <thead>
            <tr>
              <th className="car" scope="col">
                {t('car')}
              </th>
              {parts.map(({ from, to }) => (
                <th key={from} scope="col">
                  <span aria-hidden>{`${Number(from.slice(8))}.${Number(from.slice(5, 7))}`}</span>
                  <VisuallyHidden>{formatDays(from, to, language)}</VisuallyHidden>
                </th>
              ))}
              <th className="mean" scope="col">
                {t('mean')}
              </th>
            </tr>
          </thead>
          <tbody>
            {cars.slice(0, shown).map((car) => (
              <tr key={car.id}>
                <th className="car" scope="row">
                  {car.name} {car.year}
                </th>
                {car.occupancies.map((share, place) => (
                  <td key={parts[place]?.from ?? place}>
                    <span className="share" data-level={levelOf(share)}>
                      {share ?? '–'}
                    </span>
                  </td>
                ))}
                <td className="mean">
                  <b>{percent(car.occupancy)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </HeatTable>
      </Scroller>
      {hidden > 0 ? (
        <UnderlinedButton onClick={() => setShown(shown + shownAtOnce)}>
          {t('more', { count: Math.min(hidden, shownAtOnce) })}
        </UnderlinedButton>
      ) : null}
      <Note>{t('heatNote')}</Note>
    </PanelBlock>
  );
}
