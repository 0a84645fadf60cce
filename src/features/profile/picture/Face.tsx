import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';

const Initial = styled(InitialAvatar)({ width: 88, height: 88, fontSize: '2rem' });

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  width: 88,
  height: 88,
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.background.mist,
}));

/** The user as others see them: the picture, or the initial. */
export function Face({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation('profile');
  const seed = useAppSelector(selectUser)?.user_id ?? 0;
  if (picture === null) return <Initial name={name} seed={seed} />;
  return <Photo src={picture} alt={t('picture.of', { name })} width={88} height={88} />;
}
