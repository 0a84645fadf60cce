import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import VerifiedRoundedIcon from '@mui/icons-material/VerifiedRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import { selectIsClient, selectUser } from '#src/features/auth/authSlice.ts';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { FaceAvatar } from '#src/shared/ui/components/FaceAvatar.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { answerTime } from './answerTime.ts';
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
  '& h3 > a': { textDecoration: 'underline', textUnderlineOffset: 4, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.5 },
}));

/** The owner, how quickly they answer, and the way to their page. */
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
        <FaceAvatar name={owner.name} seed={owner.id} picture={owner.picture} size={56} />
        <div>
          <h3>
            <Link to={paths.owner(owner.id)}>{owner.name}</Link>
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
