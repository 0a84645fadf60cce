import Button from '@mui/material/Button';
import { ErrorState } from './ErrorState.tsx';

/** What RTK Query says of a list that is asked for page by page. */
export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

interface Props {
  readonly query: PagedQuery;
  readonly label: string;
  /** That the next page could not be had, in a sentence. */
  readonly error: string;
}

/** The way to the next page of a list that grows, or another try where it did not come. */
export function MorePages({ query, label, error }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const more = () => void query.fetchNextPage();
  if (isFetchNextPageError && !isFetchingNextPage) return <ErrorState text={error} onRetry={more} />;
  if (!hasNextPage) return null;
  return (
    // Not false: the server would draw an inline style around it, which the policy of the page forbids.
    <Button variant="outlined" sx={{ mt: 6 }} loading={isFetchingNextPage || null} onClick={more}>
      <span>{label}</span>
    </Button>
  );
}
