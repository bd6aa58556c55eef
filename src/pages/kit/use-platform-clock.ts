import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { readClockAhead } from '#api/site/platform-clock.ts'

/** How often the clock offset is read, in ms. */
const LOOK_AGAIN = 5 * 60_000

/** The query that reads how far the platform's clock is ahead of the device's, in ms. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: ({ signal }) => readClockAhead(signal),
  staleTime: LOOK_AGAIN,
})

/**
 * Returns how far the platform's clock is ahead of the device's, in ms. The value is 0 if the read failed,
 * and null while pending. It is read again when the tab gains focus, since the device may have been asleep.
 *
 * @param queries the cache to use instead of the one in the context
 */
export function usePlatformClock(queries?: QueryClient): number | null {
  const { data, isError } = useQuery(
    {
      ...clockQuery,
      refetchInterval: LOOK_AGAIN,
      refetchOnWindowFocus: 'always',
    },
    queries,
  )
  return data ?? (isError ? 0 : null)
}
