import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readDeposits } from '#api/cashier/deposits.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { useListedDays } from '#pages/kit/use-listed-days.ts'
import { DepositList } from '#ui/cashier/deposit/deposit-list.tsx'

/** Recent deposits (MEM-04). */
export function DepositsSoFar() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const listedDays = useListedDays()
  const query = useInfiniteQuery({
    queryKey: ['account', 'deposits', language],
    queryFn: async ({ pageParam, signal }) =>
      readDeposits({ ...(await listedDays()), limit: 10, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <DepositList rows={infiniteRows(query, ({ deposits }) => deposits)} />
}
