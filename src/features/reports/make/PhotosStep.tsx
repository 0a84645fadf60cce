import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import AddRoundedIcon from '@mui/icons-material/AddRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import UploadRoundedIcon from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import { viewOf } from '#contract/domain/cars/carOutlines.ts';
import { guidedAngles, MOST_PHOTOS } from '#contract/domain/reportParts.ts';
import { PHOTO_TYPES } from '#contract/domain/pictures.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import type { PictureProblem } from '#src/shared/lib/chosenPicture.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { useAppDispatch, useAppStore, useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { CarOutline } from '../outline/CarOutline.tsx';
import { removePhoto, takePhoto } from '../queue/writeReport.ts';
import { selectKept, selectSending } from '../reportsSlice.ts';
import { useStoredPicture } from '../show/useStoredPicture.ts';
import { angleName, nextAngle, shownAngles } from './angleNames.ts';
import { Angles, Frame, Shutter } from './photo.styles.ts';
import { guidedTaken } from './reportSteps.ts';
import { StepBlock } from './step.styles.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

/** One photograph after the other, each lined up with an outline and saved as soon as it is made. */
export function PhotosStep({ orderId, kind }: ReportOf) {
  const { t } = useTranslation('handover');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { ofInstant } = useMomentText();
  const { report } = useReport({ orderId, kind });
  const [angle, setAngle] = useUiState<ReportAngle>('reports/angle', () => nextAngle(report, 'front'), {
    privacy: 'keep',
  });
  const [problem, setProblem] = useUiState<PictureProblem | null>('reports/problem', null, { privacy: 'keep' });
  const [isBusy, setIsBusy] = useUiState('reports/isTaking', false);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const photo = report.photos.find((one) => one.angle === angle);
  const url = useStoredPicture(report, angle);
  const view = viewOf(angle);
  const { key, values } = angleName(angle);

  const take = async (file: File): Promise<void> => {
    setIsBusy(true);
    const found = await dispatch(takePhoto({ orderId, kind }, angle, file));
    setIsBusy(false);
    setProblem(found);
    const draft = selectKept(store.getState(), orderId, kind);
    if (found === null && draft !== null) setAngle(nextAngle(draft, angle));
  };
  const input = (isCamera: boolean) => (
    <input
      ref={isCamera ? camera : files}
      type="file"
      accept={PHOTO_TYPES}
      hidden
      tabIndex={-1}
      aria-label={`${t(isCamera ? 'photo.take' : 'photo.choose')}: ${t(key, values)}`}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (file) void take(file);
      }}
    />
  );
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.photos')}</h2>
      <p>{t('photo.lead')}</p>
      <Frame>
        {url === null ? null : <img src={url} alt={t('photo.of', { angle: t(key, values) })} />}
        {view === null ? null : <CarOutline view={view} isGuide />}
        <p>{`${t(key, values)}${photo === undefined ? '' : ` · ${ofInstant(photo.takenAt)}`}`}</p>
      </Frame>
      <Shutter>
        <Button
          className="take"
          variant={guidedTaken(report) < guidedAngles.length ? 'contained' : 'outlined'}
          startIcon={<AddAPhotoOutlinedIcon />}
          loading={isBusy}
          disabled={photo === undefined && report.photos.length >= MOST_PHOTOS}
          aria-label={`${t(photo === undefined ? 'photo.take' : 'photo.again')}: ${t(key, values)}`}
          onClick={() => camera.current?.click()}
        >
          <span>{t(photo === undefined ? 'photo.take' : 'photo.again')}</span>
        </Button>
        <Button
          variant="text"
          startIcon={<UploadRoundedIcon />}
          disabled={isBusy}
          onClick={() => files.current?.click()}
        >
          {t('photo.choose')}
        </Button>
        {photo === undefined ? null : (
          <Button
            variant="text"
            startIcon={<DeleteOutlineRoundedIcon />}
            disabled={isBusy}
            onClick={() => void dispatch(removePhoto({ orderId, kind }, angle))}
          >
            {t('photo.remove')}
          </Button>
        )}
        {input(true)}
        {input(false)}
      </Shutter>
      <FailureNote text={problem === null ? null : t(`problem.${problem}`)} />
      <Angles aria-label={t('photo.all', { count: guidedTaken(report), all: guidedAngles.length })}>
        {shownAngles(report).map((one) => (
          <AngleButton
            key={one}
            report={report}
            angle={one}
            isChosen={one === angle}
            onChoose={() => {
              setProblem(null);
              setAngle(one);
            }}
          />
        ))}
      </Angles>
      <StepMoves kind={kind} step="photos" isReady={guidedTaken(report) === guidedAngles.length} />
    </StepBlock>
  );
}

interface Props {
  readonly report: StoredReport;
  readonly angle: ReportAngle;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One angle of a report: its photograph, and the progress of its upload. */
function AngleButton({ report, angle, isChosen, onChoose }: Props) {
  const { t } = useTranslation('handover');
  const { key, values } = angleName(angle);
  const photo = report.photos.find((one) => one.angle === angle);
  const url = useStoredPicture(report, angle);
  const view = viewOf(angle);
  const sending = useAppSelector(selectSending);
  const isOnItsWay =
    sending?.orderId === report.orderId && sending.kind === report.kind && sending.angle === angle && !photo?.isSent;
  const state = photo === undefined ? null : photo.isSent ? 'sent' : isOnItsWay ? 'sending' : waiting();
  return (
    <li>
      <button type="button" aria-pressed={isChosen} data-there={url === null ? undefined : ''} onClick={onChoose}>
        <span className="picture">
          {url === null ? view === null ? <AddRoundedIcon /> : <CarOutline view={view} /> : <img src={url} alt="" />}
          {photo === undefined ? null : (
            <mark>
              <CheckRoundedIcon />
            </mark>
          )}
        </span>
        <span>{photo === undefined && view === null ? t('angles.add') : t(key, values)}</span>
        {state === null ? null : <small className="state">{t(`photo.${state}`)}</small>}
      </button>
    </li>
  );

  function waiting(): 'kept' | 'waiting' {
    return report.isSealed ? 'waiting' : 'kept';
  }
}
