import { useMemo, useRef, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraceNote } from '#contract/calls/traces.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { addressOfRoute } from '../../app/navigation/addressOfRoute.ts';
import type { ScrolledBy } from '../frame/frameMessages.ts';
import type { ReplayStep } from '../makeReplay.ts';
import type { OpenedTrace } from '../openedTrace.ts';
import { ActionList } from './ActionList.tsx';
import { ActionSearch } from './ActionSearch.tsx';
import { DetailTabs, details } from './DetailTabs.tsx';
import type { Detail } from './DetailTabs.tsx';
import { nextFailure, filterSteps } from './filterSteps.ts';
import type { StepFilter } from './filterSteps.ts';
import { HeadButtons } from './HeadButtons.tsx';
import { RecordedScreen } from './RecordedScreen.tsx';
import { Block, Columns, ReplayGround } from './replay.styles.ts';
import { StepNotes } from './StepNotes.tsx';
import { stepTime } from './stepTime.ts';
import { Timeline } from './Timeline.tsx';
import { TraceHead } from './TraceHead.tsx';
import { TransportBar } from './TransportBar.tsx';
import { useReplay } from './useReplay.ts';
import { addressOfStep } from './useStepInAddress.ts';

interface Props {
  readonly trace: OpenedTrace;
  readonly title: string;
  readonly lead: string;
  /** Where notes and links go; a trace from a file has neither. */
  readonly report?: { readonly id: number; readonly notes: readonly TraceNote[] };
  /** What else can be done with this trace. */
  readonly children?: ReactNode;
}

const desktop = { width: 1280, height: 800 };

/** A trace from its first action to its last: the actions, their changes, and the screen. */
export function TracePlayer({ trace, title, lead, report, children }: Props) {
  const { t } = useTranslation('support');
  const { replay, player, onMove, onGo, differences, shown } = useReplay(trace);
  const { steps, header } = replay;
  const { step } = player;
  const { filter, setFilter, shown: listed, counts, slices } = useStepFilter(steps);
  const [detail, setDetail] = useUiState<Detail>('replay/detail', 'action');
  const [isLarge, setIsLarge] = useUiState('replay/isLarge', false);
  const [hasKeys, setHasKeys] = useUiState('replay/hasKeys', true);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const onScroll = (screens: 1 | -1) => {
    const message: ScrolledBy = { screens };
    // As every step: it is of no origin that could be named.
    frame.current?.contentWindow?.postMessage(message, '*');
  };
  const [copied, setCopied] = useUiState<{ readonly step: number; readonly isDone: boolean } | null>(
    'replay/copied',
    null,
  );
  const copy = async () => setCopied({ step, isDone: await copyStepLink(step) });
  const noted = useMemo(
    () => [...new Set(report?.notes.flatMap((one) => (one.step === null ? [] : [one.step])))],
    [report],
  );

  const onNextFailure = () => {
    const failure = nextFailure(steps, step);
    if (failure !== null) onGo(failure);
  };
  useReplayKeys(
    {
      ' ': () => onMove({ kind: 'pressed' }),
      ArrowLeft: () => onGo(step - 1),
      ArrowRight: () => onGo(step + 1),
      Home: () => onGo(0),
      End: () => onGo(steps.length),
      PageUp: () => onScroll(-1),
      PageDown: () => onScroll(1),
      e: onNextFailure,
      '/': () => search.current?.focus(),
      ...Object.fromEntries(details.map((one, index) => [String(index + 1), () => setDetail(one)])),
      ...(report && { n: () => note.current?.focus(), l: () => void copy() }),
    },
    hasKeys,
  );

  const time = steps[step - 1]?.timestamp ?? 0;
  const { width, height } = header?.viewport ?? desktop;
  return (
    <ReplayGround {...(isLarge && { 'data-large': '' })}>
      <TraceHead title={title} lead={lead} replay={replay} isReport={report !== undefined}>
        <HeadButtons
          trace={trace}
          name={title}
          hasKeys={hasKeys}
          isCopied={copied?.step === step ? copied.isDone : null}
          onKeys={setHasKeys}
          {...(report && { onCopy: () => void copy() })}
        />
        {children}
      </TraceHead>
      <Block sx={{ px: 4, py: 3, overflow: 'visible' }} aria-label={t('replay.timeline')}>
        <TransportBar
          player={player}
          time={time > 0 ? stepTime(time) : ''}
          hasFailures={counts.failure > 0}
          onMove={onMove}
          onNextFailure={onNextFailure}
        />
        <Timeline steps={steps} step={step} noted={noted} onGo={onGo} />
      </Block>
      <Columns>
        <Block aria-label={t('replay.actions')}>
          <ActionSearch
            filter={filter}
            counts={counts}
            slices={slices}
            searchRef={search}
            onFilter={setFilter}
            onDone={() => list.current?.focus()}
          />
          <ActionList steps={steps} shown={listed} step={step} listRef={list} onGo={onGo} />
        </Block>
        <RecordedScreen
          shown={shown}
          address={shown.route === null ? '…' : addressOfRoute(shown.route)}
          // A file of the tools, or a window that was hidden, has no size.
          viewport={width > 0 && height > 0 ? { width, height } : desktop}
          isLarge={isLarge}
          frameRef={frame}
          onScroll={onScroll}
          onResize={() => setIsLarge(!isLarge)}
        />
        <DetailTabs
          detail={detail}
          step={steps[step - 1]}
          state={replay.stateAt(step)}
          differences={differences}
          onChoose={setDetail}
        >
          {report ? <StepNotes key={step} id={report.id} step={step} notes={report.notes} fieldRef={note} /> : null}
        </DetailTabs>
      </Columns>
    </ReplayGround>
  );
}

/** Whether the browser let us. */
async function copyStepLink(step: number): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(addressOfStep(step));
    return true;
  } catch {
    return false;
  }
}

const nothing: StepFilter = { hidden: [], slice: '', query: '' };

/** Which steps are listed, and what there is to choose from. */
function useStepFilter(steps: readonly ReplayStep[]) {
  const [filter, setFilter] = useUiState<StepFilter>('replay/filter', nothing);
  const isSearched = filter.query.trim() !== '';
  const texts = useMemo(
    () => (isSearched ? steps.map(({ action }) => JSON.stringify(action).toLowerCase()) : []),
    [isSearched, steps],
  );
  const shown = useMemo(() => filterSteps(steps, texts, filter), [steps, texts, filter]);
  const known = useMemo(() => {
    const counts = { navigation: 0, request: 0, failure: 0, state: 0 };
    const slices = new Set<string>();
    for (const step of steps) {
      counts[step.kind] += 1;
      for (const slice of step.slices) slices.add(slice);
    }
    return { counts, slices: [...slices].toSorted() };
  }, [steps]);
  return { filter, setFilter, shown, ...known };
}

/** Elements with keys of their own while they have the focus. */
const typing = 'input:not([type=range]), textarea, select, [contenteditable], dialog, [role=dialog]';
const walking = '[role=slider], [type=range], [role=tab], [role=listbox], [role=radio]';
const pressing = 'button, a, summary, [role=tab]';

type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Single keys of the page, by `KeyboardEvent.key`. A focused field, list or button keeps the keys it needs; with Ctrl,
 * Alt or ⌘ they belong to the browser.
 */
function useReplayKeys(actions: KeyActions, isOn: boolean): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element))
        return;
      if (target.closest(typing) || (/^(Arrow|Home|End|Page)/.test(key) && target.closest(walking))) return;
      if ((key === ' ' || key === 'Enter') && target.closest(pressing)) return;
      const act = current.current[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
