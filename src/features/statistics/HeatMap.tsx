import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { HeatTable, levelOf, levels, Scale, Scroller } from './heat.styles.ts';
import type { Statistics } from './statisticsApi.ts';
import { usePercent } from './usePercent.ts';

/** A fleet may have hundreds of cars and a year has 52 weeks: more are shown when somebody asks for them. */
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
      <h2>
        <span id={id}>{t('heat')}</span>
        <Scale aria-hidden>
          <span>{percent(0)}</span>
          {levels.map((level) => (
            <i key={level} data-level={level} />
          ))}
          <span>{percent(100)}</span>
        </Scale>
      </h2>
      <Scroller
        // A table that is wider than the screen is moved by the arrow keys.
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        <HeatTable aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('car')}</th>
              {parts.map(({ from, to }) => (
                <th key={from} scope="col">
                  <span aria-hidden>{`${Number(from.slice(8))}.${Number(from.slice(5, 7))}`}</span>
                  <VisuallyHidden>{formatDays(from, to, language)}</VisuallyHidden>
                </th>
              ))}
              <th scope="col">{t('mean')}</th>
            </tr>
          </thead>
          <tbody>
            {cars.slice(0, shown).map((car) => (
              <tr key={car.id}>
                <th scope="row">
                  {car.name} {car.year}
                </th>
                {car.occupancies.map((share, place) => (
                  <td key={parts[place]?.from ?? place}>
                    <span data-level={levelOf(share)}>{share ?? '–'}</span>
                  </td>
                ))}
                <td>
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
