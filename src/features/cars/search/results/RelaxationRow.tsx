import ArrowForwardRoundedIcon from '@mui/icons-material/ArrowForwardRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { countText } from '../countText.ts';
import type { RelaxationPhrase } from '../relaxationText.ts';

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(76px, auto) 1fr auto',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: '14px 18px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '1rem',
  lineHeight: 1.55,
  textAlign: 'start',
  transition: theme.transitions.create(['border-color', 'box-shadow']),
  '&:hover': { borderColor: theme.vars.palette.outline, boxShadow: theme.vars.palette.elevation.raised },
  '& > strong': { fontWeight: 600 },
  '& > span': { color: theme.vars.palette.text.secondary },
  '& > span > b': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& > svg': { width: 20, height: 20 },
}));

interface Props {
  readonly count: number;
  readonly phrase: RelaxationPhrase;
  readonly onChoose: () => void;
}

/** "3 cars if you drop Electric". */
export function RelaxationRow({ count, phrase, onChoose }: Props) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  return (
    <Row onClick={onChoose}>
      <strong>{t('empty.count', { count, formatted: countText(count, false, language) })}</strong>
      <span>
        <Trans
          t={t}
          i18nKey={`empty.${phrase.kind}`}
          values={{ what: phrase.kind === 'drop' ? phrase.what : '' }}
          components={{ b: <b /> }}
        />
      </span>
      <ArrowForwardRoundedIcon />
    </Row>
  );
}
