import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { SearchPill } from '#src/features/cars/search/SearchPill.tsx';
import { CurrencySwitch } from '#src/features/currency/CurrencySwitch.tsx';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { lazyDialog } from '#src/shared/store/lazyDialog.ts';
import { modalClosed, modalOpened, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { Logo } from './Logo.tsx';

const UserTools = lazyWithRetry(async () => (await import('./userParts.ts')).UserTools);

const MenuDrawer = lazyDialog(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

const Bar = styled('header')(({ theme }) => ({
  // A page that comes slowly is shown before the end of the header is there, which would move its parts.
  '&:not(:has(+ main))': { visibility: 'hidden' },
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-over-picture]': {
    position: 'absolute',
    right: 0,
    left: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: '#fff',
  },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  height: theme.layout.header,
  [theme.breakpoints.down('md')]: { gap: 8 },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginLeft: 'auto',
  '& > [data-language]': { [theme.breakpoints.down('xl')]: { display: 'none' } },
  '& > [data-currency]': { [theme.breakpoints.down('md')]: { display: 'none' } },
  // Beside the search pill the currency gives way earlier.
  '[data-pill] > & > [data-currency]': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

const Burger = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('xl')]: { display: 'none' },
  '[data-over-picture] &': {
    backgroundColor: 'rgba(8,26,18,.26)',
    backdropFilter: 'blur(10px)',
    '&:hover': { backgroundColor: 'rgba(8,26,18,.5)' },
  },
}));

/** White with the search pill, or clear over the picture of the home page. */
export function Header({ isOverPicture, hasSearch }: { isOverPicture: boolean; hasSearch: boolean }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectUser) === null;
  const isMenuOpen = useAppSelector(selectOpenModal)?.kind === 'menu';
  const open = () => dispatch(modalOpened({ kind: 'menu' }));
  return (
    <Bar data-over-picture={isOverPicture ? '' : undefined}>
      <Row data-pill={hasSearch ? '' : undefined}>
        <Logo />
        {hasSearch ? <SearchPill /> : null}
        <Tools>
          <div data-currency="">
            <CurrencySwitch place="header" />
          </div>
          <div data-language="">
            <LanguageSwitch />
          </div>
          {isVisitor ? (
            <AuthButtons isOverPicture={isOverPicture} />
          ) : (
            <Optional
              fallback={<AuthButtons isOverPicture={isOverPicture} isKnown />}
              failed={(retry) => (
                <Button color={isOverPicture ? 'light' : 'primary'} onClick={retry}>
                  {t('account.name')}
                </Button>
              )}
            >
              <UserTools />
            </Optional>
          )}
          <Burger aria-label={t('menu')} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={open}>
            <MenuRoundedIcon />
          </Burger>
        </Tools>
      </Row>
      <MenuDrawer isOpen={isMenuOpen} onClose={() => dispatch(modalClosed())} />
    </Bar>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '& > button': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  // The search pill needs the room; the login has a way to the registration.
  '[data-pill] & > .register': { [theme.breakpoints.down('lg')]: { display: 'none' } },
}));

interface AuthButtonsProps {
  readonly isOverPicture: boolean;
  /** For a user whose own tools are on their way: only the room is kept, so that nothing moves twice. */
  readonly isKnown?: boolean;
}

/** A visitor's way in, in the header. */
function AuthButtons({ isOverPicture, isKnown = false }: AuthButtonsProps) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const color = isOverPicture ? 'light' : 'primary';
  return (
    <Pair sx={{ visibility: isKnown ? 'hidden' : undefined }}>
      <Button
        className="register"
        variant="outlined"
        color={color}
        data-dialog="registration"
        aria-haspopup="dialog"
        onClick={() => dispatch(modalOpened({ kind: 'registration', tab: 'client' }))}
      >
        {t('account.register')}
      </Button>
      <Button
        color={color}
        data-dialog="login"
        aria-haspopup="dialog"
        onClick={() => dispatch(modalOpened({ kind: 'login' }))}
      >
        {t('account.logIn')}
      </Button>
    </Pair>
  );
}
