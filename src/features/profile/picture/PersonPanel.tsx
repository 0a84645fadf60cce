import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/calls/profile.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { Small } from '../profile.styles.ts';
import { PictureButtons } from './PictureButtons.tsx';

const Who = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 20px',
  paddingBottom: 20,
  marginBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { flex: '1 1 180px', minWidth: 0 },
  '& h1': { fontSize: '1.625rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
}));

const Face = styled(InitialAvatar)({ width: 88, height: 88, fontSize: '2rem' });

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  width: 88,
  height: 88,
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.background.mist,
}));

const roleOf = { client: 'who.client', physical: 'who.owner', legal: 'who.owner', staff: 'who.staff' } as const;

/** Who this is, with their picture. */
export function PersonPanel({ profile, badge }: { profile: Profile; badge?: ReactNode }) {
  const { t } = useTranslation('profile');
  const seed = useAppSelector(selectUser)?.user_id ?? 0;
  const { name, surname, email, kind, picture, member_since, trips } = profile;
  const shown = name === null ? email : [name, surname].filter((part) => part !== null).join(' ');
  const facts = [
    t(roleOf[kind], { year: member_since.slice(0, 4) }),
    ...(trips > 0 ? [t('who.trips', { count: trips })] : []),
  ];
  return (
    <Panel>
      <Who>
        {picture === null ? (
          <Face name={shown} seed={seed} />
        ) : (
          <Photo src={picture} alt={t('picture.of', { name: shown })} width={88} height={88} />
        )}
        <div>
          <h1>{shown}</h1>
          <Small>{facts.join(' · ')}</Small>
        </div>
        {badge}
      </Who>
      <PictureButtons hasPicture={picture !== null} />
    </Panel>
  );
}
