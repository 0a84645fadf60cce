import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink(props: Omit<ButtonProps<typeof Link>, 'component'> & Pick<LinkProps, 'to'>) {
  return <Button component={Link} {...props} />;
}
