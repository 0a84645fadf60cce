import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { listVerifications, Verification } from '#contract/calls/verification/documents.ts';
import { identityOf, kindsNeeded } from '#contract/domain/documentKinds.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import type { UrlStateOf } from '#src/shared/hooks/useUrlState.ts';
import { Pagination } from '#src/shared/ui/states/Pagination.tsx';
import type { reviewUrl } from './reviewUrl.ts';

const List = styled('ul')({ display: 'grid', gap: 8 });

const Entry = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '12px 16px',
  borderRadius: theme.radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rest,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& > .name': { display: 'block', fontWeight: 600 },
  '& > .moment': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
  '&[aria-current=true]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

interface Props {
  readonly page: ResponseOf<typeof listVerifications>;
  readonly chosenId: number | null;
  readonly change: UrlStateOf<typeof reviewUrl>['change'];
  readonly addressOf: UrlStateOf<typeof reviewUrl>['addressOf'];
}

/** The clients with documents, those who wait longest first. */
export function PeopleList({ page, chosenId, change, addressOf }: Props) {
  const { t } = useTranslation('review');
  const pages = Math.ceil(page.total / page.page_size);
  return (
    <nav aria-label={t('people')}>
      <List>
        {page.verifications.map((verification) => (
          <li key={verification.user_id}>
            <Entry
              aria-current={verification.user_id === chosenId}
              onClick={() => change({ user: verification.user_id })}
            >
              <b className="name">
                {verification.name} {verification.surname}
              </b>
              <When verification={verification} />
            </Entry>
          </li>
        ))}
      </List>
      <Pagination page={page.page} count={pages} addressOf={(next) => addressOf({ page: next, user: undefined })} />
    </nav>
  );
}

/** Since when, or how much is there. */
export function When({ verification }: { verification: Verification }) {
  const { t } = useTranslation('review');
  const { ofInstant } = useMomentText();
  const { submitted_at: submitted, decided_at: decided, verification_images: images } = verification;
  if (submitted !== null) return <span className="moment">{t('waitingSince', { time: ofInstant(submitted) })}</span>;
  if (decided !== null) return <span className="moment">{t('decidedAt', { time: ofInstant(decided) })}</span>;
  return (
    <span className="moment">
      {t('sent', { count: images.length, needed: kindsNeeded(identityOf(images)).length })}
    </span>
  );
}
