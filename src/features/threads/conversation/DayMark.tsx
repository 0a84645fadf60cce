import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { dayTitle } from '../moments.ts';

const Mark = styled('li')(({ theme }) => ({
  alignSelf: 'center',
  marginBlock: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
}));

/** The day on which what follows was written. */
export function DayMark({ day, now }: { day: string; now: number }) {
  const { t } = useTranslation('chat');
  const language = useAppSelector(selectLanguage);
  const title = dayTitle(day, { now, language });
  return (
    <Mark>
      <time dateTime={day}>{typeof title === 'string' ? t(title) : title.text}</time>
    </Mark>
  );
}
