import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useListBranchesQuery } from '#src/features/branches/branchesApi.ts';
import { useListFleetCarsQuery } from '#src/features/fleet/fleetApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  marginTop: 14,
  '& > li': { display: 'grid', gap: 10, justifyItems: 'start', alignContent: 'space-between' },
  '& b': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Where an owner begins who has no car yet: a place first, then what stands there. */
export function FirstSteps() {
  const { t } = useTranslation('panel');
  const { data: branches } = useListBranchesQuery();
  const { data: cars } = useListFleetCarsQuery({ query: {} });
  if (!branches || cars?.total !== 0) return null;
  const hasBranch = branches.branches.length > 0;
  return (
    <PanelBlock aria-labelledby="first-steps" sx={{ mb: 2 }}>
      <h2 id="first-steps">{t('first.title')}</h2>
      <p>{t('first.text')}</p>
      <Steps>
        <li>
          <div>
            <b>
              <span>{t('first.branch.title')}</span>
              {hasBranch ? <CheckRoundedIcon titleAccess={t('first.done')} /> : null}
            </b>
            <p>{t('first.branch.text')}</p>
          </div>
          <ButtonLink variant={hasBranch ? 'outlined' : 'contained'} to={`${paths.adminBranches}?branch=new`}>
            {t('first.branch.action')}
          </ButtonLink>
        </li>
        <li>
          <div>
            <b>{t('first.car.title')}</b>
            <p>{t('first.car.text')}</p>
          </div>
          <ButtonLink variant={hasBranch ? 'contained' : 'outlined'} to={paths.adminCar('new')}>
            {t('first.car.action')}
          </ButtonLink>
        </li>
      </Steps>
    </PanelBlock>
  );
}
