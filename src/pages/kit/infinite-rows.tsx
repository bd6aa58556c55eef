import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Rows } from '#ui/kit/layout/report-table.tsx'
import { whyFailed } from './why-failed.tsx'

export function infiniteRows<Page, Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsIn: (page: Page) => readonly Row[],
): Rows<Row> {
  const { data, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    query
  const failed = status === 'error' ? whyFailed(query.error, query.errorUpdatedAt) : { why: null, retryAt: 0 }
  if (!data) {
    return status === 'error'
      ? { state: 'failed', ...failed, retry: () => void refetch() }
      : { state: 'loading' }
  }
  const progress = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'ready'
  return {
    state: 'known',
    rows: data.pages.flatMap(rowsIn),
    more: hasNextPage ? { state: progress, ...failed, load: () => void fetchNextPage() } : null,
  }
}
