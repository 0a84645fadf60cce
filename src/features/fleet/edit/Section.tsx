import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { sectionSeen } from '../fleetSlice.ts';
import { Rows } from './edit.styles.ts';
import type { CarSection } from '#contract/domain/cars/carFields.ts';

/** A part of the editor; jumps to it end below the bar. */
const Sheet = styled(PanelBlock)(({ theme }) => ({
  scrollMarginTop: 96,
  outline: 0,
  '& > h2': { marginBottom: 4, fontSize: '1.125rem' },
  '& > .about': { marginBottom: 18 },
  [theme.breakpoints.down('md')]: { scrollMarginTop: 128 },
}));

interface Props {
  readonly name: CarSection;
  /** Beside the heading. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the editor with its heading; the list of parts and what is missing lead to it. */
export function Section({ name, end, children }: Props) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  return (
    <Sheet
      id={`section-${name}`}
      tabIndex={-1}
      aria-labelledby={`heading-${name}`}
      onFocus={() => dispatch(sectionSeen(name))}
    >
      <h2>
        <span id={`heading-${name}`}>{t(`sections.${name}.title`)}</span>
        {end}
      </h2>
      <p className="about">{t(`sections.${name}.text`)}</p>
      <Rows>{children}</Rows>
    </Sheet>
  );
}
