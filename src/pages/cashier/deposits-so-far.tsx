import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readDeposits } from '#api/cashier/deposits.ts'
import { rowsOf } from '#pages/kit/infinite-rows.tsx'
import { useListedDays } from '#pages/kit/use-listed-days.ts'
import { useChild } from '#pages/site/app-context.ts'
import { DepositList } from '#ui/cashier/deposit/deposit-list.tsx'

/** MEM-04: what the member paid in, as far as it is listed outside of the account record. */
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
  return <DepositList rows={rowsOf(query, ({ deposits }) => deposits)} />
}
