import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { FigureTable } from './chart.styles.ts';
import { compare } from './compare.ts';
import type { Change } from './compare.ts';
import type { Statistics } from './statisticsApi.ts';
import { usePercent } from './usePercent.ts';

const By = styled('small')(({ theme }) => ({
  'td > &': { color: theme.vars.palette.primary.text },
  'td > &[data-worse]': { color: theme.vars.palette.error.main },
}));

const Back = styled('p')({ marginTop: 16 });

/** Where the money comes from: branches, and clients who come again. */
export function BranchesBlock({ branches, total }: Pick<Statistics, 'branches' | 'total'>) {
  const { t } = useTranslation('statistics');
  const percent = usePercent();
  const id = useId();
  return (
    <PanelBlock aria-labelledby={id}>
      <h2 id={id}>{t('byBranch')}</h2>
      <FigureTable aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('branch')}</th>
            <th scope="col">{t('net')}</th>
            <th scope="col">{t('occupancy')}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => (
            <tr key={branch.id}>
              <th scope="row">
                {branch.name}
                <small>{t('cars', { count: branch.cars })}</small>
              </th>
              <td>
                <Gel tetri={branch.net} />
                {by(compare(branch.net, branch.previous.net, { as: 'percent' }), '\u00a0%')}
              </td>
              <td>
                {percent(branch.occupancy)}
                {by(compare(branch.occupancy, branch.previous.occupancy, { as: 'difference' }), '')}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      {total.orders === 0 ? null : (
        <Back>
          {t('repeat', { count: total.orders, share: percent(Math.round((total.repeat_orders * 100) / total.orders)) })}
        </Back>
      )}
    </PanelBlock>
  );

  function by(change: Change | null, unit: string) {
    if (change === null) return null;
    return <By {...(change.isWorse && { 'data-worse': '' })}>{`${change.by}${unit}`}</By>;
  }
}
