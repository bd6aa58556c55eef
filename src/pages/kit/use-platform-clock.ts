import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { readClockAhead } from '#api/site/platform-clock.ts'

/** Ms until the clock difference is read again. */
const LOOK_AGAIN = 5 * 60_000

/** Ms by which the platform's clock is ahead of the device's. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: ({ signal }) => readClockAhead(signal),
  staleTime: LOOK_AGAIN,
})

/**
 * Ms by which the platform's clock is ahead of the device's: 0 if it cannot be read, null until answered.
 * Read again when the tab is focused, since the device may have slept.
 *
 * @param queries cache to use instead of the context's
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
