import { styled } from '@mui/material/styles';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const Stars = styled('span')(({ theme }) => ({
  // Contains its hidden text: in a row that scrolls it would widen the page.
  position: 'relative',
  display: 'flex',
  gap: 2,
  color: theme.vars.palette.star,
  '& > svg': { width: 18, height: 18 },
  '& > [data-off]': { color: theme.vars.palette.outline },
}));

const places = [1, 2, 3, 4, 5];

/** `rating` of five stars; `label` is its text. */
export function StarRating({ rating, label, className }: { rating: number; label: string; className?: string }) {
  return (
    <Stars className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {places.map((place) => (
        <StarRoundedIcon key={place} {...(place > rating ? { 'data-off': '' } : {})} />
      ))}
    </Stars>
  );
}
