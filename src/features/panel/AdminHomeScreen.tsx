import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { selectDisplayName, selectPicture, selectRoles } from '#src/features/auth/authSlice.ts';
import { useListBranchesQuery } from '#src/features/branches/branchesApi.ts';
import { timeInTbilisi, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useListFleetCarsQuery } from '#src/features/fleet/fleetApi.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { OrderNeeds } from '#src/features/orders/panel/OrderNeeds.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { homeLook } from './home.styles.ts';
import { OwnerMoney } from './OwnerMoney.tsx';

const { Blocks, Column } = homeLook;

/** The first screen of the control panel: what needs an action now; for owners, also what their cars earn. */
export default function AdminHomeScreen() {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const name = useAppSelector(selectDisplayName);
  const roles = useAppSelector(selectRoles);
  const now = useServerNow();
  const hour = Number(timeInTbilisi(now).slice(0, 2));
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const isOwner = isOpenTo(roles, paths.adminStatistics);
  const seesOrders = isOpenTo(roles, paths.adminOrders);
  return (
    <>
      <PanelHeading
        title={name === null ? t(`home.${part}`) : t(`home.${part}To`, { name })}
        tab={t('home.title')}
        lead={formatDay(todayInTbilisi(now), language, 'full')}
      >
        {isOwner ? <AddCarButton /> : null}
      </PanelHeading>
      {isOwner ? <FirstSteps /> : null}
      {seesOrders ? (
        <Blocks>
          <Column>
            <OrderNeeds need="answer" />
            <OrderNeeds need="change" />
            <OrderNeeds need="cash" />
          </Column>
          <Column>
            <OrderNeeds need="hand_over" />
            <OrderNeeds need="take_back" />
            <OrderNeeds need="claim" />
          </Column>
        </Blocks>
      ) : (
        <p>{t('home.nothing')}</p>
      )}
      {isOwner ? <OwnerMoney /> : null}
    </>
  );
}

/** For owners with a car; the others see `FirstSteps`. */
function AddCarButton() {
  const { t } = useTranslation('panel');
  const { data } = useListFleetCarsQuery({ query: {} });
  if (!data || data.total === 0) return null;
  return (
    <ButtonLink to={paths.adminCar('new')} startIcon={<AddRoundedIcon />}>
      {t('home.addCar')}
    </ButtonLink>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  marginTop: 14,
  '& > li': { display: 'grid', gap: 10, justifyItems: 'start', alignContent: 'space-between' },
  '& .title': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** First steps of an owner without cars: a branch, then a car in it, and who rents it out. */
function FirstSteps() {
  const { t } = useTranslation('panel');
  const { data: branches } = useListBranchesQuery();
  const { data: cars } = useListFleetCarsQuery({ query: {} });
  const hasFace = useAppSelector(selectPicture) !== null;
  if (!branches || cars?.total !== 0) return null;
  const hasBranch = branches.branches.length > 0;
  return (
    <PanelBlock aria-labelledby="first-steps" sx={{ mb: 2 }}>
      <h2 id="first-steps">{t('first.title')}</h2>
      <p>{t('first.text')}</p>
      <Steps>
        <li>
          <div>
            <b className="title">
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
            <b className="title">{t('first.car.title')}</b>
            <p>{t('first.car.text')}</p>
          </div>
          <ButtonLink variant={hasBranch ? 'contained' : 'outlined'} to={paths.adminCar('new')}>
            {t('first.car.action')}
          </ButtonLink>
        </li>
        <li>
          <div>
            <b className="title">
              <span>{t('first.face.title')}</span>
              {hasFace ? <CheckRoundedIcon titleAccess={t('first.done')} /> : null}
            </b>
            <p>{t('first.face.text')}</p>
          </div>
          <ButtonLink variant="outlined" to={paths.adminProfile}>
            {t('first.face.action')}
          </ButtonLink>
        </li>
      </Steps>
    </PanelBlock>
  );
}
