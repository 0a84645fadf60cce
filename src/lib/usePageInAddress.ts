import { useSearchParams } from 'react-router';

/** The page the address names, from 1; anything else is the first. */
export function usePageInAddress(): {
  readonly page: number;
  readonly query: URLSearchParams;
  readonly addressOf: (page: number) => string;
} {
  const [query] = useSearchParams();
  const text = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return {
    page,
    query,
    addressOf: (next) => {
      const params = new URLSearchParams(query);
      if (next === 1) params.delete('page');
      else params.set('page', String(next));
      return `?${params.toString()}`;
    },
  };
}
