import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectDisplayName, selectRoles } from '#src/features/auth/authSlice.ts';
import { timeInTbilisi, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { OrderNeeds } from '#src/features/orders/panel/OrderNeeds.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';
import { AddCarButton } from './AddCarButton.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { homeLook } from './home.styles.ts';
import { OwnerMoney } from './OwnerMoney.tsx';

const { Blocks, Column } = homeLook;

/** The first screen of the control panel: what needs somebody now, then, for owners, what their cars bring. */
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
      <title>{`${t('home.title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{name === null ? t(`home.${part}`) : t(`home.${part}To`, { name })}</Typography>
          <p>{formatDay(todayInTbilisi(now), language, 'full')}</p>
        </div>
        {isOwner ? <AddCarButton /> : null}
      </PanelHead>
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
