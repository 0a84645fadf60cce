import { lazy } from 'react';
import type { Statistics } from '../statisticsApi.ts';

export interface ChartProps {
  readonly parts: Statistics['parts'];
}

// Charts weigh more than the rest of their screens, and their numbers stand in a table: without them nothing is missing.
const noChart = (_props: ChartProps) => null;

export const WeeksChart = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "charts" */ './WeeksChart.tsx').catch(() => null);
  return { default: loaded?.WeeksChart ?? noChart };
});

export const MonthsChart = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "charts" */ './MonthsChart.tsx').catch(() => null);
  return { default: loaded?.MonthsChart ?? noChart };
});
