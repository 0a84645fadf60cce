import FavoriteBorderRoundedIcon from '@mui/icons-material/FavoriteBorderRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';

/** The way to one's favourites, in the header; on a phone the bar below has it. */
export function FavouritesLink() {
  const { t } = useTranslation('common');
  return (
    <IconButton
      component={Link}
      to={paths.favourites}
      aria-label={t('account.favourites')}
      sx={(theme) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })}
    >
      <FavoriteBorderRoundedIcon />
    </IconButton>
  );
}
