import type { Components, Theme } from '@mui/material/styles';

const focusRing = (theme: Theme) => ({
  '&.Mui-focusVisible, &:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
});

const disabled = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.background.sunken,
  borderColor: 'transparent',
  color: theme.vars.palette.text.tertiary,
});

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...focusRing(theme),
        // Buttons that keep the focus where they can do no more.
        '&[aria-disabled=true]:not(.Mui-disabled)': { opacity: 0.5, cursor: 'default' },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 44,
        padding: '10px 20px',
        borderRadius: theme.radii.control,
        textAlign: 'center',
        transition: theme.transitions.create(['background-color', 'border-color', 'color', 'transform'], {
          duration: theme.transitions.duration.shortest,
        }),
        // A busy button keeps its colour: only its label makes room for the spinner.
        '&.Mui-disabled:not(.MuiButton-loading)': disabled(theme),
        variants: [
          {
            props: { size: 'large' },
            style: { minHeight: 52, paddingInline: 24, borderRadius: theme.radii.large },
          },
          {
            props: { size: 'small' },
            style: {
              minHeight: 36,
              padding: '6px 14px',
              fontSize: '.875rem',
              borderRadius: 8,
              '@media (pointer: coarse)': { minHeight: 44 },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&:active': { backgroundColor: theme.vars.palette.primary.pressed, transform: 'scale(.985)' },
              '&.MuiButton-loading.Mui-disabled': {
                backgroundColor: theme.vars.palette.primary.main,
                '& .MuiButton-loadingIndicator': { color: theme.vars.palette.primary.contrastText },
              },
            },
          },
          {
            props: { variant: 'contained', color: 'light' },
            style: {
              backgroundColor: theme.vars.palette.common.white,
              color: theme.vars.palette.common.black,
              '&:hover': { backgroundColor: '#e6f3ec' },
              '&:active': { transform: 'scale(.985)' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              padding: '9px 19px',
              borderColor: theme.vars.palette.outline,
              backgroundColor: theme.vars.palette.background.paper,
              color: theme.vars.palette.text.primary,
              '&:hover': {
                borderColor: theme.vars.palette.text.primary,
                backgroundColor: theme.vars.palette.background.paper,
              },
              '&:active': { backgroundColor: theme.vars.palette.background.sunken, transform: 'scale(.985)' },
            },
          },
          { props: { variant: 'outlined', color: 'error' }, style: { color: theme.vars.palette.error.main } },
          {
            props: { variant: 'outlined', color: 'light' },
            style: {
              borderColor: 'rgba(255,255,255,.6)',
              backgroundColor: 'rgba(8,26,18,.26)',
              color: theme.vars.palette.common.white,
              backdropFilter: 'blur(10px)',
              '&:hover': { borderColor: theme.vars.palette.common.white, backgroundColor: 'rgba(8,26,18,.4)' },
            },
          },
          {
            props: { variant: 'soft' },
            style: {
              backgroundColor: theme.vars.palette.primary.soft,
              color: theme.vars.palette.primary.onSoft,
              '&:hover': { backgroundColor: theme.vars.palette.primary.softHover },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              paddingInline: 8,
              color: theme.vars.palette.primary.text,
              '&:hover': {
                backgroundColor: 'transparent',
                textDecoration: 'underline',
                textDecorationThickness: '1.5px',
                textUnderlineOffset: 4,
              },
            },
          },
        ],
      }),
      startIcon: { margin: 0, marginRight: 8 },
      endIcon: { margin: 0, marginLeft: 8 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        padding: 0,
        color: 'inherit',
        transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
        '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
        '&:active': { backgroundColor: theme.vars.palette.divider },
        '&.Mui-disabled': { color: theme.vars.palette.outline },
      }),
    },
  },
};
