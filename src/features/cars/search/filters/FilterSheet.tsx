import TuneRoundedIcon from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '#contract/calls/cars/search.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useOpening } from '#src/shared/hooks/useOpening.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { BottomSheet } from '#src/shared/ui/dialogs/BottomSheet.tsx';
import { countText } from '../countText.ts';

// In one line beside the sort: in Georgian the two need the full width.
const OpenButton = styled(Button)(({ theme }) => ({
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('lg')]: { '&:not([data-always])': { display: 'none' } },
  [theme.breakpoints.down('md')]: { flex: '0 0 auto' },
}));

interface Props {
  /** The current result, or the previous one while loading; undefined if there is none. */
  readonly answer: SearchAnswer | undefined;
  readonly activeCount: number;
  /** Also on wide screens, where the filters are otherwise beside the cars. */
  readonly isAlways?: boolean;
  readonly onClear: () => void;
  /** The filters themselves. */
  readonly children: ReactNode;
}

/** The filters on narrow screens. They apply at once; the button only closes the sheet. */
export function FilterSheet({ answer, activeCount, isAlways = false, onClear, children }: Props) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const [isOpen, setOpen] = useUiState('search/filters', false);
  const close = () => setOpen(false);
  const show = () => {
    if (!answer) return t('filters.showAny');
    const { total: count, total_is_capped: isCapped } = answer;
    return count > 0
      ? t('filters.show', { count, formatted: countText(count, isCapped, language) })
      : t('filters.showNone');
  };
  return (
    <>
      <OpenButton
        variant="outlined"
        startIcon={<TuneRoundedIcon />}
        aria-haspopup="dialog"
        {...(isAlways && { 'data-always': '' })}
        onClick={() => setOpen(true)}
      >
        <span>{activeCount > 0 ? t('filters.openCount', { count: activeCount }) : t('filters.open')}</span>
      </OpenButton>
      <BottomSheet
        isOpen={useOpening(isOpen, false)}
        title={t('filters.title')}
        onClose={close}
        footer={
          <>
            <Button variant="text" disabled={activeCount === 0} onClick={onClear}>
              {t('filters.clear')}
            </Button>
            <Button size="large" onClick={close}>
              <span>{show()}</span>
            </Button>
          </>
        }
      >
        {children}
      </BottomSheet>
    </>
  );
}
