import { styled } from '@mui/material/styles';
import emptyRoad from '../components/pictures/emptyRoad.webp';

const Art = styled('img')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  height: 'auto',
  marginBottom: 32,
  borderRadius: 24,
  filter: theme.vars.palette.photoFilter,
}));

/** The picture of a screen that has nothing to show. */
export function StateArt() {
  return <Art src={emptyRoad} width={560} height={300} alt="" />;
}
