import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { SegmentTabs } from '#src/shared/ui/components/SegmentTabs.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { IncludedList } from './IncludedList.tsx';
import type { OrderLink } from './IncludedList.tsx';
import type { RecordedTrace } from './useRecordedTrace.ts';

const Panel = styled('div')({ marginTop: 12 });

const Json = styled('pre')(({ theme }) => ({
  maxHeight: 320,
  margin: 0,
  padding: 16,
  overflow: 'auto',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.mist,
  fontSize: '.75rem',
  lineHeight: 1.5,
}));

interface Props {
  readonly recorded: RecordedTrace;
  readonly link: OrderLink | null;
}

/** All of what would leave: told in a list, and as it is. */
export function Included({ recorded, link }: Props) {
  const { t, i18n } = useTranslation('report');
  const id = useId();
  const [tab, setTab] = useUiState<'list' | 'json'>('report/tab', 'list');
  if (recorded.state === 'coming') return <SkeletonRows label={t('loading')} />;
  if (recorded.state === 'none') return <p role="alert">{t('nothing')}</p>;
  const { trace, text } = recorded;
  const size = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilobyte' });
  return (
    <div>
      <SegmentTabs
        id={id}
        label={t('included.label')}
        value={tab}
        options={[
          { value: 'list', label: t('included.list') },
          { value: 'json', label: t('included.json', { size: size.format(Math.ceil(text.length / 1024)) }) },
        ]}
        onChange={setTab}
      />
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'list' ? (
          <IncludedList header={trace.trace} link={link} />
        ) : (
          // It scrolls, so it must be reached by keys.
          <Json tabIndex={0} role="region" aria-label={t('included.file')}>
            {text}
          </Json>
        )}
      </Panel>
    </div>
  );
}
