import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { readClockAhead } from '#api/site/platform-clock.ts'

/** Milliseconds after which the device's clock may have gone another way than the platform's. */
const LOOK_AGAIN = 5 * 60_000

/** Milliseconds by which the platform's clock is ahead of the device's, as it was answered lately. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: ({ signal }) => readClockAhead(signal),
  staleTime: LOOK_AGAIN,
})

/**
 * Milliseconds by which the platform's clock is ahead of the device's: none where it cannot be asked, null until it has
 * answered. It is asked again as somebody comes back to the page, whose device may have slept.
 *
 * @param queries where it is kept, where that is not what is around
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
