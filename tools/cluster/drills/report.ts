import type { Cluster } from '../startCluster.ts';
import type { Load, Traffic, Writes } from '../load.ts';
import type { Orders } from '../orders.ts';

export interface Report {
  /** A promise of the site, kept or broken; one that is broken fails the drill. */
  promise(text: string, isKept: boolean): void;
  figure(text: string): void;
  failed(error: unknown): void;
}

export type Drill = (cluster: Cluster, report: Report) => Promise<void>;

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const ALLOWED = new Set(['200', '201', '503', '409']);

/** What is promised of any traffic whatever breaks: an end to each request, and an answer that says when to come again. */
export function reportTraffic(report: Report, name: string, traffic: Traffic): void {
  const answers = [...traffic.answers].map(([answer, count]) => `${count} × ${answer}`).join(', ');
  report.figure(
    `${name}: ${traffic.done} of ${traffic.asked} done, longest wait ${seconds(traffic.longestWaitMs)}, longest silence ${seconds(traffic.longestGapMs)}; answers: ${answers}`,
  );
  report.promise(`${name}: all done in the end`, traffic.done === traffic.asked && traffic.asked > 0);
  const strange = [...traffic.answers.keys()].filter((answer) => !ALLOWED.has(answer));
  report.promise(`${name}: nothing but success and 503`, strange.length === 0);
  report.promise(`${name}: every 503 says when to come again`, traffic.bare503 === 0);
}

export async function finishWrites(cluster: Cluster, report: Report, writes: Writes): Promise<void> {
  await writes.stop();
  reportTraffic(report, 'writes', writes.traffic);
  const { lost, doubled, unanswered } = await writes.compare(cluster);
  report.figure(
    `acknowledged writes lost: ${lost}, done twice: ${doubled}, done by a try without an answer: ${unanswered}`,
  );
  report.promise('no acknowledged write is lost', lost === 0);
  report.promise('no write is done twice', doubled === 0);
}

export async function finishSearches(report: Report, searches: Load): Promise<void> {
  await searches.stop();
  reportTraffic(report, 'searches', searches.traffic);
}

export async function finishOrders(report: Report, orders: Orders, others = 0): Promise<void> {
  await orders.stop();
  reportTraffic(report, 'orders', orders.traffic);
  const { acknowledged, made, ended, failedQuotes } = await orders.compare();
  report.figure(
    `orders acknowledged: ${acknowledged}, made: ${made}, ${others} of them by others, ended by themselves: ${ended}`,
  );
  report.promise('as many orders as were acknowledged', made === acknowledged + others);
  report.promise('every order has its dates still', ended === 0);
  report.promise('no quote failed', failedQuotes === 0);
}

/** Of orders whose quotes may fail and whose holds may end, as under faults they may: each that was acknowledged is there once. */
export async function finishKeyedOrders(report: Report, orders: Orders): Promise<void> {
  await orders.stop();
  reportTraffic(report, 'orders', orders.traffic);
  const { acknowledged, lost, unnamed, unanswered, failedQuotes } = await orders.compare();
  report.figure(
    `orders acknowledged: ${acknowledged}, lost: ${lost}, made besides: ${unnamed}, made by a try without an answer: ${unanswered}, quotes given up: ${failedQuotes}`,
  );
  report.promise('no acknowledged order is lost', lost === 0);
  report.promise('no key made two orders', unnamed === 0);
}

export function reportNoFailures(report: Report, name: string, { failedFirst }: Traffic): void {
  report.figure(`${name} that had to be tried again: ${failedFirst}`);
  report.promise(`${name}: none failed`, failedFirst === 0);
}
