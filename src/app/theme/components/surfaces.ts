import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiPaper: {
    // No tint in the dark scheme: surfaces differ by their own colour and shadow.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.radii.panel,
        boxShadow: theme.vars.palette.elevation.modal,
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: 'none',
          height: '100%',
          maxHeight: 'none',
          margin: 0,
          borderRadius: 0,
        },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: theme.radii.large, boxShadow: theme.vars.palette.elevation.modal }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.soft,
          color: theme.vars.palette.primary.onSoft,
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '8px 12px',
        borderRadius: 8,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        ...theme.typography.caption,
      }),
    },
  },
  MuiLinearProgress: {
    // The track has no tint of the colour of the bar: at zero nothing is coloured.
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.sunken }) },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 36,
        borderRadius: theme.radii.pill,
        fontSize: '.875rem',
        fontWeight: 500,
        lineHeight: 1.3,
        transition: theme.transitions.create(['background-color', 'border-color'], {
          duration: theme.transitions.duration.shortest,
        }),
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.outline,
              backgroundColor: theme.vars.palette.background.paper,
              '&.MuiChip-clickable:hover': {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.background.paper,
              },
            },
          },
          {
            props: { variant: 'filled' },
            style: {
              '&, &.MuiChip-clickable:hover': {
                backgroundColor: theme.vars.palette.primary.soft,
                color: theme.vars.palette.primary.onSoft,
              },
            },
          },
        ],
      }),
      label: { paddingInline: 14 },
      deleteIcon: { color: 'inherit', opacity: 0.75, '&:hover': { color: 'inherit', opacity: 1 } },
    },
  },
};
