import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { readBonuses } from '#api/rewards/bonuses.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import { bonusState } from '#protocol/rewards/bonuses.ts'
import { BonusPage } from '#ui/rewards/bonuses/bonus-page.tsx'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { bonusCancelFlow } from './bonus-cancel.flow.ts'
import { Claiming } from './claiming.tsx'

const named = v.object({ state: orNothing(bonusState) })

/** The member's bonuses (MEM-10). The URL holds the status filter. */
export const BonusDetailsPage = () => <Claiming page={Bonuses} />

function Bonuses({ claim }: { claim: ClaimActor }) {
  const [{ state }, change] = useAddressSearch(named)
  const cancel = useCancelling()
  const vendors = useSelector(useChild('balance'), (snapshot) => snapshot?.context.balance?.vendors)
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useInfiniteQuery({
    queryKey: ['account', 'bonuses', state, language],
    queryFn: ({ pageParam, signal }) => readBonuses({ state, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <BonusPage
      claim={claim}
      cancel={cancel}
      atProviders={vendors?.reduce((sum, { balance }) => sum + balance, 0) ?? 0}
      rows={infiniteRows(query, ({ bonuses }) => bonuses)}
      report={query.data?.pages.at(-1)}
      state={state}
      onState={(chosen) => change({ state: chosen })}
    />
  )
}

function useCancelling() {
  const actor = useFlow(bonusCancelFlow)
  useMoneyCallRunning(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = actor.on(
      'cancellationSettled',
      () => void queries.invalidateQueries({ queryKey: ['account'] }),
    )
    return () => subscription.unsubscribe()
  }, [actor, queries])
  return actor
}
