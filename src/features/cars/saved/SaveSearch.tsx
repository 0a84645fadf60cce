import NotificationsNoneRoundedIcon from '@mui/icons-material/NotificationsNoneRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { SearchAnswer } from '#contract/calls/cars/search.ts';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { FilterContext } from '../search/activeFilters.ts';
import type { SearchFilters } from '../search/searchFilters.ts';

const SaveSearchDialog = lazyDialog(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);

/** The fragment of a search whose dialog opens by itself, after a login. */
const SAVE = '#save';

const Opener = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    minWidth: 44,
    paddingInline: 10,
    '& .MuiButton-startIcon': { margin: 0 },
    '& > .label': { display: 'none' },
  },
}));

interface Props {
  readonly filters: SearchFilters;
  readonly context: FilterContext;
  readonly answer: SearchAnswer | undefined;
}

/** Saves the search on the screen; a visitor logs in first, and goes on here. */
export function SaveSearch(props: Props) {
  const { t } = useTranslation('search');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useUiState('cars/saveSearch', false);
  const askLogin = useLoginFirst('alert', pathname + search + SAVE);
  const isOpen = isPressed || (hash === SAVE && askLogin === null);
  const close = () => {
    setIsPressed(false);
    if (hash === SAVE) void navigate(pathname + search, { replace: true });
  };
  return (
    <>
      <Opener
        data-script=""
        variant="outlined"
        aria-label={t('save')}
        aria-haspopup="dialog"
        startIcon={<NotificationsNoneRoundedIcon />}
        onPointerEnter={SaveSearchDialog.prefetch}
        onClick={askLogin ?? (() => setIsPressed(true))}
      >
        <span className="label">{t('save')}</span>
      </Opener>
      <SaveSearchDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}
