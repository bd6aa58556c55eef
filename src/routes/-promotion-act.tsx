import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { applicationIntents, drawIntents } from '#api/promotion-intents.ts'
import { recallText } from '#api/unsent-texts.ts'
import type { PromotionDetails } from '#contract/promotions.ts'
import type { Looker } from '#machines/looker.ts'
import { promotionJoinMachine } from '#machines/promotion-join.machine.ts'
import { raffleClaimMachine } from '#machines/raffle-claim.machine.ts'
import { NothingToDo } from '#ui/promotions/nothing-to-do.tsx'
import { PromotionJoin } from '#ui/promotions/promotion-join.tsx'
import { RaffleDraw } from '#ui/promotions/raffle.tsx'
import { useChild } from './-app.ts'
import { lookerIn } from './-looker-in.ts'
import { SentImage } from './-sent-image.tsx'
import { type Tells, useAccountWanted } from './-use-account-wanted.ts'
import { useFlow } from './-use-flow.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'

/** What whoever looks can do about a promotion now. Somebody else who logs in, or another step, has a flow of its own. */
export function PromotionAct({ promotion }: { promotion: PromotionDetails }) {
  const session = useChild('session')
  const looker = useSelector(session, lookerIn)
  const memberId = useSelector(session, ({ context }) => context.member?.id ?? '')
  const { step, status, raffle, kind } = promotion
  const who = { looker, memberId }
  const key = `${looker} ${memberId}`
  /** A raffle in which something was drawn stays as long as its page does, or what the last chance drew would go with it. */
  const [drawnIn, setDrawnIn] = useState('')
  // A raffle says itself that no chance is left, and how there is another one.
  const isBetweenChances = kind === 'raffle' && (status === 'joined' || status === 'claimed')
  const isOffered = step !== null || isBetweenChances || (looker !== 'member' && status === 'join')
  const isDrawnIn = drawnIn === `${promotion.id} ${key}`
  if (!(isOffered || isDrawnIn) || promotion.obstacle) return <NothingToDo promotion={promotion} />
  if (raffle && kind === 'raffle') {
    const keep = () => setDrawnIn(`${promotion.id} ${key}`)
    return <Draw key={key} promotion={promotion} raffle={raffle} who={who} onSettled={keep} />
  }
  const wanted = step === 'request' ? 'request' : 'join'
  return <Join key={`${key} ${wanted}`} promotion={promotion} step={wanted} who={who} />
}

type Who = { looker: Looker; memberId: string }

type JoinProps = { promotion: PromotionDetails; step: 'join' | 'request'; who: Who }

function Join({ promotion: { id, asks }, step, who }: JoinProps) {
  const pending = applicationIntents.recall(who.memberId)
  const actor = useFlow(promotionJoinMachine, {
    input: {
      ...who,
      promotionId: id,
      step,
      asks,
      draft: recallText({ memberId: who.memberId, about: id }),
      pending: pending?.request.promotionId === id && pending.request.step === step ? pending : null,
    },
  })
  useWays(actor, 'applicationSettled')
  return <PromotionJoin actor={actor} image={(image) => <SentImage key={image} id={image} />} />
}

type Raffle = NonNullable<PromotionDetails['raffle']>

type DrawProps = { promotion: PromotionDetails; raffle: Raffle; who: Who; onSettled: () => void }

function Draw({ promotion, raffle, who, onSettled }: DrawProps) {
  const { id, currency } = promotion
  const left = raffle.chances?.left ?? 0
  const pending = drawIntents.recall(who.memberId)
  const actor = useFlow(raffleClaimMachine, {
    input: {
      ...who,
      promotionId: id,
      chances: left,
      pending: pending?.request.promotionId === id ? pending : null,
    },
  })
  useEffect(() => actor.send({ type: 'chances.seen', left }), [actor, left])
  useMoneyUnderWay(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  useWays(actor, 'drawSettled')
  useEffect(() => {
    const subscription = actor.on('drawSettled', onSettled)
    return () => subscription.unsubscribe()
  })
  return <RaffleDraw actor={actor} raffle={raffle} currency={currency} />
}

/** Leads to the login or the registration where that comes first, and reads anew what a promotion has come to be. */
function useWays(actor: Tells, settled: 'applicationSettled' | 'drawSettled'): void {
  const queries = useQueryClient()
  useAccountWanted(actor)
  useEffect(() => {
    const subscription = actor.on(settled, () => void queries.invalidateQueries({ queryKey: ['account'] }))
    return () => subscription.unsubscribe()
  }, [actor, queries, settled])
}
