import OpenInNewRoundedIcon from '@mui/icons-material/OpenInNewRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { directionsTo, mapOf } from './mapAddresses.ts';

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

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });

interface Props {
  readonly place: string;
  /** Which of several places it is. */
  readonly about?: string;
}

/** A place on a map and the way to it, each in a tab of its own or in an app: the page loads nothing of a map. */
export function MapLink({ place, about }: Props) {
  const { t } = useTranslation('orders');
  return (
    <Links>
      {[
        { href: mapOf(place), text: t('trip.map') },
        { href: directionsTo(place), text: t('trip.directions') },
      ].map(({ href, text }) => (
        <Anchor key={href} href={href} target="_blank" rel="noreferrer">
          <span>{text}</span>
          <OpenInNewRoundedIcon />
          <VisuallyHidden>{`${about === undefined ? '' : `: ${about} `}(${t('trip.newTab')})`}</VisuallyHidden>
        </Anchor>
      ))}
    </Links>
  );
}
