import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { barPagesOf } from '#src/features/account/accountPages.ts';
import type { openBarPagesOf } from './navigation.ts';

/** What a link of the bar and its button look like. */
export const barEntryLook = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '.75rem',
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '&[aria-current=page]': { color: theme.vars.palette.primary.text },
  '&:focus-visible': { outlineOffset: -2 },
});

const Entry = styled(NavLink)(barEntryLook);

interface Props {
  readonly path: string;
  readonly name: ReturnType<typeof openBarPagesOf | typeof barPagesOf>[number]['name'];
  readonly Icon: ElementType;
  readonly children?: ReactNode;
}

/** A page in the bar at the lower edge of a phone. */
export function BarEntry({ path, name, Icon, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <Entry to={path} end caseSensitive>
      <Icon />
      <span>{t(name)}</span>
      {children}
    </Entry>
  );
}
