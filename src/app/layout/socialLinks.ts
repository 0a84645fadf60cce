import FacebookRoundedIcon from '@mui/icons-material/FacebookRounded';
import InstagramIcon from '@mui/icons-material/Instagram';
import YouTubeIcon from '@mui/icons-material/YouTube';
import { socialPages } from '#src/shared/lib/contact.ts';

/** Where people follow the service: in every footer. */
export const socialLinks = [
  { name: 'Facebook', href: socialPages.facebook, Icon: FacebookRoundedIcon },
  { name: 'Instagram', href: socialPages.instagram, Icon: InstagramIcon },
  { name: 'YouTube', href: socialPages.youtube, Icon: YouTubeIcon },
];
