import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { answerTime } from './answerTime.ts';
import { Block } from './Block.tsx';
import { WriteButton } from './WriteButton.tsx';

const Card = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  '& h3': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', fontSize: '1.125rem', fontWeight: 600 },
  '& h3 > svg': { width: 20, height: 20, color: theme.vars.palette.primary.main },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.5 },
}));

const Face = styled(InitialAvatar)({ width: 56, height: 56, fontSize: '1.25rem' });

/** Who rents the car out, and how quickly they answer. */
export function OwnerCard({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { owner } = car;
  const facts = [
    ...(owner.is_company ? [t('owner.company')] : []),
    t('owner.cars', { count: owner.cars_count }),
    ...(owner.trips_count > 0 ? [t('owner.trips', { count: owner.trips_count })] : []),
    t('owner.since', { year: owner.member_since.slice(0, 4) }),
  ];
  const cancellationsText = ({ orders, cancelled }: NonNullable<Car['owner']['cancellations']>) =>
    cancelled === 0 ? t('owner.cancelledNone', { orders }) : t('owner.cancelled', { orders, cancelled });
  return (
    <Block title={t('owner.title')}>
      <Card as="div">
        <Face name={owner.name} seed={owner.id} />
        <div>
          <h3>
            <span>{owner.name}</span>
            {owner.is_verified ? <VerifiedRoundedIcon titleAccess={t('owner.verified')} /> : null}
          </h3>
          <p>{facts.join(' · ')}</p>
          {owner.answers_within_minutes === null ? null : <p>{answerTime(owner.answers_within_minutes, t)}</p>}
          {owner.cancellations === null ? null : <p>{cancellationsText(owner.cancellations)}</p>}
        </div>
        <WriteButton car={car} />
      </Card>
    </Block>
  );
}
