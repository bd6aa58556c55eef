import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readClaims } from '#api/rewards/claims.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import type { GiftSource } from '#protocol/rewards/claims.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { ClaimList } from '#ui/rewards/reward-claim/claim-list.tsx'

export function ClaimsSoFar({ source }: { source: GiftSource }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useInfiniteQuery({
    queryKey: ['account', 'claims', source, language],
    queryFn: ({ pageParam, signal }) => readClaims({ source, limit: 10, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const symbol = currencySymbol(query.data?.pages[0]?.currency)
  return <ClaimList rows={infiniteRows(query, ({ claims }) => claims)} symbol={symbol} />
}
