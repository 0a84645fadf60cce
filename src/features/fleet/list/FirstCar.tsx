import AddRoundedIcon from '@mui/icons-material/AddRounded';
import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';

const Steps = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  width: '100%',
  marginTop: 40,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'start',
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 12, alignItems: 'center' },
  '& svg': { color: theme.vars.palette.primary.text },
  '& b': { display: 'block', fontSize: '.9375rem', fontWeight: 600 },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const steps = [
  ['facts', BadgeOutlinedIcon],
  ['photos', PhotoCameraOutlinedIcon],
  ['price', SellOutlinedIcon],
] as const;

/** No car yet: what it takes, and the button that begins. */
export function FirstCar() {
  const { t } = useTranslation('fleet');
  return (
    <EmptyState picture={{ src: emptyRoad, width: 560, height: 300 }} title={t('first.title')} text={t('first.text')}>
      <ButtonLink size="large" to={paths.adminCar('new')} startIcon={<AddRoundedIcon />}>
        {t('list.add')}
      </ButtonLink>
      <Steps>
        {steps.map(([step, Icon]) => (
          <li key={step}>
            <Icon />
            <span>
              <b>{t(`first.${step}.title`)}</b>
              <small>{t(`first.${step}.text`)}</small>
            </span>
          </li>
        ))}
      </Steps>
    </EmptyState>
  );
}
