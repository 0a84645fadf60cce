import FavoriteBorderRoundedIcon from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRoundedIcon from '@mui/icons-material/FavoriteRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Glyph, glyphs } from '#src/shared/ui/components/Glyph.tsx';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';

/** On a photo it looks the same in both colour schemes. */
const Corner = styled('button')({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  position: 'absolute',
  top: 6,
  right: 6,
  zIndex: 2,
  width: 44,
  height: 44,
  borderRadius: '50%',
  '& > .disc': {
    display: 'grid',
    placeItems: 'center',
    width: 34,
    height: 34,
    borderRadius: '50%',
    backgroundColor: 'rgba(255,255,255,.92)',
    boxShadow: '0 1px 3px rgba(20,33,27,.18)',
    color: '#14211b',
    transition: 'transform 150ms',
  },
  '&:hover > .disc': { transform: 'scale(1.08)' },
  '& > [data-on]': { color: '#c62828' },
  '& svg': { width: 19, height: 19 },
});

export interface HeartProps {
  readonly car: { readonly id: number; readonly brand: string; readonly model: string };
  /** In the corner of a photo, or among the other buttons of the car page. */
  readonly place: 'photo' | 'page';
}

interface Props extends HeartProps {
  readonly isMarked?: boolean;
  /** The dialog it opens for a visitor. */
  readonly opens?: 'login';
  readonly onPress: () => void;
}

/** A toggle button labelled with its action: add or remove the favourite. */
export function Heart({ car, place, isMarked = false, opens, onPress }: Props) {
  const { t } = useTranslation('common');
  const props = {
    'aria-label': t(isMarked ? 'favourite.remove' : 'favourite.add', { car: `${car.brand} ${car.model}` }),
    onClick: onPress,
    ...(opens && { 'data-dialog': opens, 'aria-haspopup': 'dialog' as const }),
  };
  if (place === 'photo') {
    return (
      <Corner type="button" {...props}>
        <span className="disc" data-on={isMarked ? '' : undefined}>
          <Glyph path={isMarked ? glyphs.heart : glyphs.heartOutline} />
        </span>
      </Corner>
    );
  }
  const Icon = isMarked ? FavoriteRoundedIcon : FavoriteBorderRoundedIcon;
  return (
    <RoundButton {...props}>
      <Icon sx={{ fontSize: 20, color: isMarked ? 'error.main' : 'inherit' }} />
    </RoundButton>
  );
}
