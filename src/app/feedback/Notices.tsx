import { styled } from '@mui/material/styles';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { selectNotices } from '#src/shared/store/noticesSlice.ts';
import { NoticeCard } from './NoticeCard.tsx';

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 24,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { bottom: 80 },
}));

/** Short messages about what just happened. The live regions exist before their text does, so that it is read out. */
export function Notices() {
  const notices = useAppSelector(selectNotices);
  return (
    <Stack>
      <div role="alert">
        {notices
          .filter(({ tone }) => tone === 'error')
          .map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
      </div>
      <output>
        {notices
          .filter(({ tone }) => tone !== 'error')
          .map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
      </output>
    </Stack>
  );
}
