import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import type { PictureSource } from '#src/shared/ui/components/Picture.tsx';

const Trip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: 24,
  alignItems: 'center',
  textAlign: 'left',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: 14, alignItems: 'start' },
  '& > figure': {
    margin: 0,
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    borderRadius: theme.radii.large,
    backgroundColor: theme.vars.palette.background.picture,
  },
  '& .name': { ...theme.typography.h3 },
  '& p': { marginTop: 2, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Moments = styled('dl')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

interface Props {
  readonly name: string;
  readonly picture: PictureSource | null;
  /** Who hands the car over and where. */
  readonly place: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Which car, from when, until when. Needs the texts of `rental`. */
export function TripSummary({ name, picture, place, from, to }: Props) {
  const { t } = useTranslation('rental');
  const { ofRental } = useMomentText();
  return (
    <Trip>
      <figure>{picture === null ? null : <Picture picture={picture} alt="" sizes="200px" />}</figure>
      <div>
        <strong className="name">{name}</strong>
        <p>{place}</p>
      </div>
      <Moments>
        <div>
          <dt>{t('form.pickUp')}</dt>
          <dd>{from === null ? t('form.chooseDate') : ofRental(from)}</dd>
        </div>
        <div>
          <dt>{t('form.return')}</dt>
          <dd>{to === null ? t('form.chooseDate') : ofRental(to)}</dd>
        </div>
      </Moments>
    </Trip>
  );
}
