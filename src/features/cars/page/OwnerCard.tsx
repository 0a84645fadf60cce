import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Car } from '#contract/calls/cars.ts';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { Block } from './Block.tsx';
import { carName } from './carName.ts';

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

/** The owner, and how quickly they answer. */
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

const hour = 60;
const day = 24 * hour;

/** "Answers within 12 minutes", in the largest unit that fits, rounded up to promise nothing shorter. */
function answerTime(minutes: number, t: TFunction<'car'>): string {
  if (minutes < hour) return t('owner.answersMinutes', { count: Math.max(1, Math.ceil(minutes)) });
  if (minutes < day) return t('owner.answersHours', { count: Math.ceil(minutes / hour) });
  return t('owner.answersDays', { count: Math.ceil(minutes / day) });
}

/** The hash of the URL after a login to write; the page then opens the dialog. */
const WRITE = '#write';

/** Writes to the owner before a booking. Visitors log in first; owners have no such button. */
function WriteButton({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const askLogin = useLoginFirst('write', pathname + search + WRITE);
  const isClient = useAppSelector(selectIsClient);
  const isVisitor = useAppSelector(selectUser) === null;
  const { id, owner } = car;
  const name = carName(car);
  const write = useCallback(
    () => dispatch(modalOpened({ kind: 'writeToOwner', carId: id, car: name, owner: owner.name })),
    [dispatch, id, name, owner.name],
  );

  useEffect(() => {
    if (hash !== WRITE || isVisitor) return;
    void navigate(pathname + search, { replace: true });
    if (isClient) write();
  }, [hash, isClient, isVisitor, navigate, pathname, search, write]);

  if (!isClient && !isVisitor) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<ChatBubbleOutlineRoundedIcon />}
      data-dialog={askLogin === null ? 'writeToOwner' : 'login'}
      aria-haspopup="dialog"
      onClick={askLogin ?? write}
    >
      {t('owner.write')}
    </Button>
  );
}
