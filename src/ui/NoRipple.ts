/** Stands in for MUI's ripple, which the theme switches off: its code need not be in the bundle either. */
export default function NoRipple(): null {
  return null;
}
