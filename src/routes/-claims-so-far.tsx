import { useInfiniteQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readClaims } from '#api/gifts.ts'
import type { GiftSource } from '#contract/gifts.ts'
import { ClaimList } from '#ui/claim/claim-list.tsx'
import { currencySymbol } from '#ui/kit/currency-symbol.ts'
import { useChild } from './-app.ts'
import { rowsOf } from './-rows-of.tsx'

/** What the member has claimed, of one source. */
export function ClaimsSoFar({ source }: { source: GiftSource }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useInfiniteQuery({
    queryKey: ['account', 'claims', source, language],
    queryFn: ({ pageParam, signal }) => readClaims({ source, limit: 10, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const symbol = currencySymbol(query.data?.pages[0]?.currency)
  return <ClaimList rows={rowsOf(query, ({ claims }) => claims)} symbol={symbol} />
}
