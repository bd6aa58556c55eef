import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Rows } from '#ui/kit/report-table.tsx'

/** The rows of all pages that were read so far, and how the next page is got. */
export function rowsOf<Page, Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsIn: (page: Page) => readonly Row[],
): Rows<Row> {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, status } =
    query
  if (!data) {
    return status === 'error' ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' }
  }
  const progress = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'ready'
  return {
    state: 'known',
    rows: data.pages.flatMap(rowsIn),
    more: hasNextPage ? { state: progress, load: () => void fetchNextPage() } : null,
  }
}
