import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readDeposits } from '#api/deposits.ts'
import { DepositList } from '#ui/deposit/deposit-list.tsx'
import { useChild } from './-app.ts'
import { rowsOf } from './-rows-of.tsx'
import { useListedDays } from './-use-listed-days.ts'

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
