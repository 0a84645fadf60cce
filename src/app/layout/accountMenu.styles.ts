import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

export const MenuArea = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const MenuPicture = styled('img')({ flex: 'none', borderRadius: '50%', objectFit: 'cover' });

export const MenuOpener = styled(ButtonBase)(({ theme }) => ({
  gap: 10,
  maxWidth: 220,
  minHeight: 44,
  padding: '3px 8px 3px 4px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.pill,
  fontSize: '.9375rem',
  fontWeight: 500,
  '&:hover': { boxShadow: theme.vars.palette.elevation.raised },
  '& > svg': { width: 20, height: 20, flex: 'none' },
  '[data-over-picture] &': {
    borderColor: 'rgba(255,255,255,.5)',
    backgroundColor: 'rgba(8,26,18,.26)',
    backdropFilter: 'blur(10px)',
  },
}));

export const MenuName = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The gap above the list belongs to it, so that a pointer can cross it. */
export const MenuList = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: 0,
  zIndex: theme.zIndex.modal,
  minWidth: 'max(100%, 220px)',
  paddingTop: 6,
  '& > ul': {
    padding: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radii.large,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.palette.elevation.modal,
  },
  '& [data-setting]': { padding: '8px 12px' },
  '& li:not([data-verified]) > a, & li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& li:not([data-verified]) svg': { width: 22, height: 22, color: theme.vars.palette.text.secondary },
}));
