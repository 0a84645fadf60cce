import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { statisticsOf } from '#mocks/fixtures/statistics.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

// The library draws by the size of its place, which jsdom has not.
jest.mock('@mui/x-charts/LineChart', () => ({
  LineChart: ({ yAxis }: LineChartProps) => (
    <output>{`from ${yAxis?.map((axis) => ('min' in axis ? String(axis.min) : '')).join(', ')}`}</output>
  ),
}));

test('a week in which more went back than came in is drawn below nothing', async () => {
  setMockUser('owner@gza.test');
  server.use(
    handlerOf('getStatistics', ({ query }) => {
      const statistics = statisticsOf(query);
      const parts = statistics.parts.map((part, place) => (place === 3 ? { ...part, net: -4251 } : part));
      return { ...statistics, parts };
    }),
  );
  const preloadedState = { auth: { current: demoUsers['owner@gza.test']?.user ?? null } };
  await renderRoute(paths.adminStatistics, { preloadedState });
  expect(await screen.findByText('from -4251', {}, { timeout: 20_000 })).toBeInTheDocument();
});
