import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  marginTop: 6,
  color: theme.vars.palette.primary.text,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '& > svg': { width: 16, height: 16 },
}));

interface Props {
  readonly place: string;
  /** Which of several places it is. */
  readonly about?: string;
}

/** A place on a map, in a tab of its own: the page loads nothing of the map. */
export function MapLink({ place, about }: Props) {
  const { t } = useTranslation('orders');
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;
  return (
    <Anchor href={map} target="_blank" rel="noreferrer">
      <span>{t('trip.map')}</span>
      <OpenInNewRoundedIcon />
      <VisuallyHidden>{`${about === undefined ? '' : `: ${about} `}(${t('trip.newTab')})`}</VisuallyHidden>
    </Anchor>
  );
}
