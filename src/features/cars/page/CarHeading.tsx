import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector, useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { CarAction } from '../card/carAction.ts';
import { carName } from './carName.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  marginBottom: 20,
  '& > .heading': { flex: 1, minWidth: 0, marginRight: 8 },
  [theme.breakpoints.down('md')]: { margin: '18px 0 0' },
}));

const Year = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 400 }));

const Meta = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: '.9375rem',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', width: 18, height: 18 },
  '& .score': { color: theme.vars.palette.text.primary, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& [data-star]': { color: theme.vars.palette.star },
}));

/** Name, rating and location of the car. */
export function CarHeading({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const actionOf = use(CarAction);
  const rating = car.rating === null ? null : formatRating(car.rating, language);
  return (
    <Row>
      <div className="heading">
        <Typography variant="h1">
          {carName(car)} <Year>{car.year}</Year>
        </Typography>
        <Meta>
          <li>
            {rating === null ? (
              t('isNew')
            ) : (
              <>
                <StarRoundedIcon data-star="" />
                <b className="score" aria-hidden>
                  {rating}
                </b>
                <VisuallyHidden>{t('reviews.outOf', { rating })},</VisuallyHidden>
                <span>{t('reviewsCount', { count: car.reviews_count })}</span>
              </>
            )}
          </li>
          <li>
            <PlaceOutlinedIcon />
            <span>{car.address}</span>
          </li>
          {car.is_instant ? (
            <li>
              <BoltOutlinedIcon />
              <span>{t('instant')}</span>
            </li>
          ) : null}
        </Meta>
      </div>
      <ShareButton title={`${carName(car)} ${car.year}`} />
      {actionOf({ car, place: 'page' })}
    </Row>
  );
}

/** Shares the page by the Web Share API, or copies its link. */
function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('car');
  const dispatch = useAppDispatch();

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(noticeShown({ tone: 'success', text: { key: 'car:share.copied' } }));
    } catch {
      dispatch(noticeShown({ tone: 'error', text: { key: 'car:share.failed' } }));
    }
  };

  const share = async () => {
    const url = window.location.href;
    // Firefox on desktop has no `share`, although its type is not optional.
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!wasClosed) await copy(url);
    }
  };

  return (
    <RoundButton aria-label={t('share.label')} onClick={() => void share()}>
      <ShareOutlinedIcon sx={{ fontSize: 20 }} />
    </RoundButton>
  );
}
