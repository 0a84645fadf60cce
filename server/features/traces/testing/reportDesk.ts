import type { TestContext } from 'node:test';
import { sendTrace, type TraceFile } from '#contract/calls/traces.ts';
import { type TestActor, testActors } from '#server/testing/people/testActors.ts';
import { type TestApp, type TestAppOptions, testApp } from '#server/testing/testApp.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';

const from = Date.parse('2026-11-20T05:55:00.000Z');

/** A file as a page makes it, merged with `more`. */
export function aTrace(more: Record<string, unknown> = {}): TraceFile {
  return {
    actionsById: {
      0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: from },
      1: {
        type: 'PERFORM_ACTION',
        action: { type: 'route/routeEntered', payload: { pattern: '/orders', params: {}, search: {} } },
        timestamp: from + 1_000,
      },
    },
    stagedActionIds: [0, 1],
    nextActionId: 2,
    skippedActionIds: [],
    committedState: { route: { pattern: '/', params: {}, search: {} }, ...more },
    currentStateIndex: 1,
    computedStates: [],
    trace: {
      version: 1,
      buildId: '4f1c2ab',
      finalHash: '0123456789abcd',
      count: 1,
      from: new Date(from).toISOString(),
      to: new Date(from + 1_000).toISOString(),
      locale: 'ka',
      viewport: { width: 390, height: 844 },
    },
  };
}

/** The server with a user of each kind, each with a browser. */
export async function reportDesk(t: TestContext, options: TestAppOptions = {}) {
  const server = await testApp(t, options);
  const actors = await testActors(server.context);
  const enter = ({ cookie }: TestActor): TestBrowser => {
    const browser = server.visitor();
    if (cookie !== null) browser.cookies.set('session', cookie);
    return browser;
  };
  return {
    server,
    actors,
    visitor: server.visitor(),
    client: enter(actors.client),
    support: enter(actors.support),
    admin: enter(actors.admin),
  };
}

/** Whatever is sent as a report. */
export const post = (browser: TestBrowser, body: unknown): Promise<TestAnswer> =>
  browser.inject({ method: 'POST', url: '/api/traces', body });

/** A report that is taken. */
export async function report(browser: TestBrowser, body: object = {}): Promise<{ id: number; number: string }> {
  const answer = await post(browser, { trace: aTrace(), ...body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return sendTrace.response.parse(answer.body).trace;
}

export async function auditOf({ context }: TestApp): Promise<string[]> {
  const events = await context.db.selectFrom('audit_events').selectAll().orderBy('id').execute();
  return events.map(
    ({ action, actor_user_id: by, subject_user_id: subject, details }) =>
      `${by} ${action} ${subject} ${JSON.stringify(details)}`,
  );
}
