import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readAccountRecord } from '#api/account/transactions.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { useListedDays } from '#pages/kit/use-listed-days.ts'
import type { TransactionType } from '#protocol/account/transactions.ts'
import { EntryList } from '#ui/account/transactions/entry-list.tsx'

export function EntriesSoFar({ type }: { type: TransactionType }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const listedDays = useListedDays()
  const query = useInfiniteQuery({
    queryKey: ['account', 'entries', type, language],
    queryFn: async ({ pageParam, signal }) =>
      readAccountRecord({ ...(await listedDays()), types: [type], limit: 10, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const currency = query.data?.pages[0]?.currency
  return (
    <EntryList
      currency={currency}
      rows={infiniteRows(query, ({ transactions }) => transactions)}
      isBetweenWallets={type === 'walletTransfer'}
    />
  )
}
