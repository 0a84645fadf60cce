import { styled } from '@mui/material/styles';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  gap: 14,
  padding: '14px 20px',
  '& > div:last-of-type': { display: 'grid', gap: 8 },
});

/** Five threads that are still on their way. */
export function ThreadSkeletons() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <Row key={row}>
          <SkeletonBox sx={{ width: 56, height: 56, borderRadius: 3 }} />
          <div>
            <SkeletonBox sx={{ width: '60%', height: 16 }} />
            <SkeletonBox sx={{ width: '40%', height: 14 }} />
            <SkeletonBox sx={{ width: '90%', height: 14 }} />
          </div>
        </Row>
      ))}
    </div>
  );
}
