import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '#contract/calls/verification.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import Typography from '@mui/material/Typography';
import { DocumentActions, DocumentBody, DocumentFrame, DocumentPicture } from './DocumentGrid.ts';

/** A document while it is not known whether it is there. */
export function DocumentSkeleton({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('verification');
  return (
    <DocumentFrame>
      <DocumentPicture />
      <DocumentBody>
        <Typography variant="h4" component="h2">
          {t(`kinds.${kind}`)}
        </Typography>
        <SkeletonBox sx={{ width: '70%', height: 20 }} />
        <DocumentActions>
          <SkeletonBox sx={{ width: 120, height: 36 }} />
        </DocumentActions>
      </DocumentBody>
    </DocumentFrame>
  );
}
