import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { readClockAhead } from '#api/site/platform-clock.ts'

/** Interval in ms between reads of the clock offset. */
const LOOK_AGAIN = 5 * 60_000

/** By how many ms the platform's clock is ahead of the device's. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: ({ signal }) => readClockAhead(signal),
  staleTime: LOOK_AGAIN,
})

/**
 * By how many ms the platform's clock is ahead of the device's: 0 if the read failed, null while pending. It
 * is read again when the tab gets the focus, since the device may have slept.
 *
 * @param queries cache to use instead of the one in context
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
