import type { Components, Theme } from '@mui/material/styles';

export const choices: Components<Theme> = {
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 11,
        color: theme.vars.palette.control,
        '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 60, height: 44, padding: '9px 8px' },
      switchBase: {
        padding: 12,
        '&.Mui-checked': { transform: 'translateX(18px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&:hover': { backgroundColor: 'transparent' },
      },
      thumb: { width: 20, height: 20, boxShadow: '0 1px 2px rgba(0,0,0,.25)' },
      track: ({ theme }) => ({ borderRadius: 13, opacity: 1, backgroundColor: theme.vars.palette.control }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, paddingBlock: 20 },
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.divider }),
      track: { border: 0 },
      thumb: ({ theme }) => ({
        width: 24,
        height: 24,
        border: `2px solid ${theme.vars.palette.primary.main}`,
        backgroundColor: '#fff',
        boxShadow: '0 1px 4px rgba(20,33,27,.2)',
        '&::before': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: '0 1px 4px rgba(20,33,27,.2)' },
        '&.Mui-focusVisible': {
          boxShadow: 'none',
          outline: `2px solid ${theme.vars.palette.focus}`,
          outlineOffset: 2,
        },
      }),
    },
  },
};
