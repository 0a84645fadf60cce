import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

/** An icon in an outlined disc, 44 px. */
export const RoundButton = styled(IconButton)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:hover': { borderColor: theme.vars.palette.outline, backgroundColor: theme.vars.palette.background.paper },
}));
