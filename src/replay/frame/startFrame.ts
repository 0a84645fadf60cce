import type { i18n } from 'i18next';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '#contract/domain/values.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { namespaces } from '#src/shared/i18n/namespaces.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { readSettings } from '#src/shared/lib/settings.ts';
import { browserNetwork } from '#src/shared/lib/chunks/browserNetwork.ts';
import type { BuildCheck } from '../../app/chunks/newBuild.ts';
import { makeScreens } from '../../app/makeScreens.ts';
import type { Screens } from '../../app/makeScreens.ts';
import { makeReplayStore } from '../makeReplayStore.ts';
import type { ReplayStore } from '../makeReplayStore.ts';
import { FrameApp } from './FrameApp.tsx';
import { isScrolledBy, isShownStep } from './frameMessages.ts';
import { addServerTexts } from './serverTexts.ts';
import type { FrameAnswer, ShownStep } from './frameMessages.ts';
import { fontsAttribute } from '../../app/theme/storedFonts.ts';
import { makeStyles } from '../../app/theme/makeStyles.ts';

/** A recording does not reload for a newer build. */
const sameBuild: BuildCheck = {
  isOutdated: () => Promise.resolve(false),
  reloadIfOutdated: () => Promise.resolve(false),
};

/** Renders the step that the page around it sends, and nothing else: it accepts no pointer and no keyboard. */
export function startFrame(element: Element): void {
  document.body.inert = true;
  document.documentElement.setAttribute(fontsAttribute, '');
  const answer = (message: FrameAnswer) => window.parent.postMessage(message, location.origin);
  const draw = makeDrawing(element, (step) => answer({ kind: 'failed', step }));
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== location.origin) return;
    if (isScrolledBy(data)) window.scrollBy(0, data.screens * window.innerHeight * 0.8);
    if (!isShownStep(data)) return;
    draw(data).then(
      (isDrawn) => isDrawn && answer({ kind: 'shown', step: data.step }),
      (error: unknown) => {
        logFailure('A recorded step could not be drawn', error);
        answer({ kind: 'failed', step: data.step });
      },
    );
  });
  answer({ kind: 'ready' });
}

/** A toast may use the texts of a screen that is not rendered here. */
async function loadEveryText(locale: Language): Promise<i18n> {
  const texts = await makeI18n(locale, await loadTexts(locale, 'common'));
  await Promise.all([addTexts(Promise.resolve(texts), locale, namespaces), addServerTexts(texts, locale)]);
  return texts;
}

/**
 * Renders steps one after the other; false where a later one arrived before this one was ready, or nothing is left of
 * it. `onBlank` is told that, even later, when the code of a screen has come.
 */
function makeDrawing(element: Element, onBlank: (step: number) => void): (step: ShownStep) => Promise<boolean> {
  let latest: ShownStep | null = null;
  let [isBlank, isBroken, mended] = [false, false, 0];
  const failed = (error: unknown) => {
    isBroken = true;
    logFailure('A recorded screen failed', error);
  };
  const root = createRoot(element, {
    onCaughtError: failed,
    onUncaughtError: (error) => {
      failed(error);
      isBlank = true;
      if (latest !== null) onBlank(latest.step);
    },
  });
  const styles = makeStyles(readSettings(document).styleNonce);
  const started: Partial<Record<Language, Promise<i18n>>> = {};
  const drawn: Partial<Record<Language, Screens>> = {};
  let replay: ReplayStore | null = null;

  return async (shown) => {
    latest = shown;
    const { state, route, now, locale, scheme } = shown;
    const texts = await (started[locale] ??= loadEveryText(locale));
    if (latest !== shown) return false;
    replay ??= makeReplayStore({ state, now, devTools: true });
    const { store, show } = replay;
    document.documentElement.lang = locale;
    document.documentElement.style.colorScheme = scheme;
    isBlank = false;
    // What showed a failure would show it at every other step, too.
    if (isBroken) mended += 1;
    isBroken = false;
    // In one commit, so that no state is rendered at the address of another.
    flushSync(() => {
      show(state, now);
      const around = { store, texts: Promise.resolve(texts), builds: sameBuild, network: browserNetwork };
      const screens = (drawn[locale] ??= makeScreens(around));
      // Another language or scheme changes the key and so remounts the app, as the recorded page was reloaded.
      const key = `${locale} ${scheme} ${mended}`;
      root.render(createElement(FrameApp, { key, store, texts, screens, styles, scheme, route }));
    });
    return !isBlank;
  };
}
