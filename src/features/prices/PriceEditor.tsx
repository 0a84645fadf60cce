import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import type { getCarPrices } from '#contract/calls/prices/prices.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useTyped } from '#src/shared/store/drafts/useTyped.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { BackLink } from '#src/shared/ui/layout/BackLink.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { AdviceBlock } from './AdviceBlock.tsx';
import { BaseBlock } from './BaseBlock.tsx';
import { PriceCalendar } from './PriceCalendar.tsx';
import { draftOf, isSameDraft, toSave, withDaysOf } from './priceDraft.ts';
import type { PriceDraft } from './priceDraft.ts';
import { useSaveCarPricesMutation } from './pricesApi.ts';
import { focusWrong } from './readLari.ts';
import { PricesColumns, RuleColumns } from './prices.styles.ts';
import { SeasonsBlock } from './SeasonsBlock.tsx';
import { Simulator } from './Simulator.tsx';
import { StepsBlock } from './StepsBlock.tsx';
import { isTyped, noSteps, type StepList, type TypedSteps, withStep } from './typedSteps.ts';

type Found = ResponseOf<typeof getCarPrices>;

const Car = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& > img': { width: 76, height: 51, objectFit: 'cover', borderRadius: theme.radii.control },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The rules as they were last had, and as they are wanted. */
interface Work {
  readonly kept: CarPrices;
  readonly draft: PriceDraft;
  /** Steps that are typed and not added. */
  readonly steps: TypedSteps;
}

const workOf = (prices: CarPrices): Work => ({ kept: prices, draft: draftOf(prices), steps: noSteps });
const stepLists = ['lengths', 'discounts'] as const;
const hasChanges = ({ kept, draft, steps }: Work): boolean =>
  !isSameDraft(draft, draftOf(kept)) || stepLists.some((list) => isTyped(steps[list]));

interface Props {
  readonly found: Found;
  readonly refetch: () => Promise<{ readonly data?: Found | undefined }>;
}

/** All rules of one car on one page; nothing is changed before it is saved, and then all of it at once. */
export function PriceEditor({ found: { prices, car }, refetch }: Props) {
  const { t } = useTranslation('prices');
  const dispatch = useAppDispatch();
  const say = useMessage();
  const today = todayInTbilisi(useServerNow());
  // Draft and base are restored together: a draft belongs to the rules it started from, which may have changed since.
  const [work, setWork] = useTyped<Work>('prices', () => workOf(prices), hasChanges);
  const { kept, draft, steps } = work;
  const setDraft = (next: PriceDraft) => setWork((last) => ({ ...last, draft: next }));
  const [isOutdated, setIsOutdated] = useUiState('prices/isOutdated', false);
  const [failure, setFailure] = useUiState<Message | null>('prices/failure', null);
  const [isBusy, setIsBusy] = useUiState('prices/isBusy', false);
  const [save] = useSaveCarPricesMutation();
  const [problems, setProblems] = useUiState<Partial<Record<StepList, Message>>>('prices/steps', {});
  const page = useRef<HTMLDivElement>(null);
  const isChanged = hasChanges(work);
  useUnsavedForm(isChanged);

  const take = (next: CarPrices) => {
    setWork(workOf(next));
    setProblems({});
    setIsOutdated(false);
    setFailure(null);
  };
  /** Adds the typed steps; if one is invalid, shows why and returns null. */
  const addSteps = (lists: readonly StepList[]): PriceDraft | null => {
    let next = draft;
    const found: Partial<Record<StepList, Message>> = {};
    for (const list of lists) {
      const made = withStep(next, list, steps[list]);
      if ('key' in made) found[list] = made;
      else next = made;
    }
    setProblems(found);
    if (Object.keys(found).length > 0) return null;
    const added = Object.fromEntries(lists.map((list) => [list, noSteps[list]]));
    setWork((last) => ({ ...last, draft: next, steps: { ...last.steps, ...added } }));
    return next;
  };
  /** Invalid input is not ignored: it is marked, and nothing is sent. */
  const saveAll = async (version = kept.version) => {
    const whole = addSteps(stepLists.filter((list) => isTyped(steps[list])));
    if (!focusWrong(page.current) && whole !== null) await send(version, whole);
  };
  const send = async (version: string, whole: PriceDraft) => {
    setFailure(null);
    setIsBusy(true);
    const { data, error } = await save({ params: { id: car.id }, body: { ...toSave(whole, today), version } });
    setIsBusy(false);
    if (data !== undefined) {
      take(data.prices);
      dispatch(noticeShown({ tone: 'success', text: { key: 'prices:saved' } }));
    } else if (isRequestFailure(error) && error.code === 'CAR_CHANGED') setIsOutdated(true);
    else if (isRequestFailure(error) && Object.keys(error.fields).length > 0)
      setFailure(serverMessage(Object.values(error.fields).join(' ')));
    else setFailure(failureOf(error));
  };
  /** The rules as saved elsewhere; null when they could not be read. */
  const readTheirs = async (): Promise<CarPrices | null> => {
    const { data } = await refetch();
    if (data === undefined) setFailure({ key: 'prices:error' });
    return data?.prices ?? null;
  };
  const name = [car.brand, car.model].filter((part) => part !== null).join(' ') || t('unnamed');
  return (
    <>
      <BackLink to={paths.adminCar(car.id)}>{t('back')}</BackLink>
      <PanelHead>
        <Car>
          {car.image ? <img src={car.image.url} alt="" /> : null}
          <div>
            <Typography variant="h1">
              {name} {car.year}
            </Typography>
            <p>{t('title')}</p>
          </div>
        </Car>
        <Buttons>
          {isChanged ? (
            <Button variant="outlined" disabled={isBusy} onClick={() => take(kept)}>
              {t('discard')}
            </Button>
          ) : null}
          <Button disabled={!isChanged} loading={isBusy} onClick={() => void saveAll()}>
            {t('save')}
          </Button>
        </Buttons>
      </PanelHead>
      <FailureNote text={say(failure)} />
      <ConflictNote
        isShown={isOutdated}
        onTakeTheirs={async () => {
          const theirs = await readTheirs();
          if (theirs !== null) take(theirs);
        }}
        onKeepMine={async () => {
          const theirs = await readTheirs();
          if (theirs === null) return;
          setIsOutdated(false);
          setWork((last) => ({ ...last, kept: theirs }));
          await saveAll(theirs.version);
        }}
      />
      <PricesColumns ref={page}>
        <div className="rules">
          <PriceCalendar carId={car.id} draft={draft} today={today} onDraft={setDraft} />
          <AdviceBlock
            carId={car.id}
            prices={kept}
            today={today}
            onPrices={(next, span) => {
              // What else was changed and not saved stays so.
              setWork((last) => ({ ...last, kept: next, draft: withDaysOf(last.draft, next, span, today) }));
            }}
          />
          <RuleColumns>
            <BaseBlock car={car} draft={draft} isOptional={kept.base === null} onDraft={setDraft} />
            <SeasonsBlock draft={draft} onDraft={setDraft} />
            {stepLists.map((list) => (
              <StepsBlock
                key={list}
                list={list}
                draft={draft}
                typed={steps[list]}
                problem={problems[list] ?? null}
                onDraft={setDraft}
                onType={(typed) => setWork((last) => ({ ...last, steps: { ...last.steps, [list]: typed } }))}
                onAdd={() => addSteps([list])}
              />
            ))}
          </RuleColumns>
        </div>
        <Simulator car={car} draft={draft} today={today} />
      </PricesColumns>
    </>
  );
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  '& > p': { flex: '1 1 260px' },
}));

interface ConflictNoteProps {
  readonly isShown: boolean;
  readonly onTakeTheirs: () => Promise<void>;
  readonly onKeepMine: () => Promise<void>;
}

/** The prices were saved elsewhere meanwhile: nothing is overwritten before the user decides. */
function ConflictNote({ isShown, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const { t } = useTranslation('prices');
  return (
    <div role="alert">
      {isShown ? (
        <Note>
          <p>{t('conflict.text')}</p>
          <Button variant="outlined" onClick={() => void onTakeTheirs()}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="outlined" onClick={() => void onKeepMine()}>
            {t('conflict.mine')}
          </Button>
        </Note>
      ) : null}
    </div>
  );
}
