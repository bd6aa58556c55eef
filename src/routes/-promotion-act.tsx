import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { applicationIntents, drawIntents } from '#api/promotion-intents.ts'
import { recallText } from '#api/unsent-texts.ts'
import type { PromotionDetails } from '#contract/promotions.ts'
import type { Looker } from '#machines/looker.ts'
import { promotionJoinMachine } from '#machines/promotion-join.machine.ts'
import { raffleClaimMachine } from '#machines/raffle-claim.machine.ts'
import { useFocusWhereLost } from '#ui/hooks/use-focus-where-lost.ts'
import { ActPlace } from '#ui/promotions/act-place.tsx'
import { NothingToDo } from '#ui/promotions/nothing-to-do.tsx'
import { PromotionJoin } from '#ui/promotions/promotion-join.tsx'
import { RaffleDraw } from '#ui/promotions/raffle.tsx'
import { useChild } from './-app.ts'
import { lookerIn } from './-looker-in.ts'
import { SentImage } from './-sent-image.tsx'
import { type Tells, useAccountWanted } from './-use-account-wanted.ts'
import { useFlow } from './-use-flow.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'

/** What whoever looks can do about a promotion now, and what became of what they have sent. */
export function PromotionAct({ promotion }: { promotion: PromotionDetails }) {
  const place = useRef<HTMLDivElement>(null)
  /** How often it was read anew after it was known what came of an application; until then that is shown. */
  const [answers, setAnswers] = useState(0)
  useFocusWhereLost(place, String(answers))
  return (
    <ActPlace ref={place}>
      <Act promotion={promotion} answers={answers} onRead={() => setAnswers((times) => times + 1)} />
    </ActPlace>
  )
}

type ActProps = { promotion: PromotionDetails; answers: number; onRead: () => void }

/** Somebody else who logs in, another step, or what is offered after an answer has a flow of its own. */
function Act({ promotion, answers, onRead }: ActProps) {
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
  const noted = applicationIntents.recall(memberId)
  // It is asked after whatever the promotion has come to be: left as it is, it would be sent when the step is offered once more.
  const pending = noted?.request.promotionId === promotion.id ? noted : null
  if (!pending && (!(isOffered || isDrawnIn) || promotion.obstacle))
    return <NothingToDo promotion={promotion} isAnswer={answers > 0} />
  if (raffle && kind === 'raffle') {
    const keep = () => setDrawnIn(`${promotion.id} ${key}`)
    return <Draw key={key} promotion={promotion} raffle={raffle} who={who} onSettled={keep} />
  }
  const wanted = pending?.request.step ?? (step === 'request' ? 'request' : 'join')
  const flow = `${key} ${wanted} ${answers}`
  return <Join key={flow} promotion={promotion} step={wanted} pending={pending} who={who} onRead={onRead} />
}

type Who = { looker: Looker; memberId: string }

type JoinProps = {
  promotion: PromotionDetails
  step: 'join' | 'request'
  /** What was sent before without an answer. */
  pending: ReturnType<typeof applicationIntents.recall>
  who: Who
  /** The promotion was read anew after it was known what came of an application. */
  onRead: () => void
}

function Join({ promotion: { id, asks }, step, pending, who, onRead }: JoinProps) {
  const actor = useFlow(promotionJoinMachine, {
    input: {
      ...who,
      promotionId: id,
      step,
      asks,
      draft: recallText({ memberId: who.memberId, about: id }),
      pending,
    },
  })
  useAccountWanted(actor)
  useReadAnew(actor, { settled: 'applicationSettled', onRead })
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
  useAccountWanted(actor)
  useReadAnew(actor, { settled: 'drawSettled' })
  useEffect(() => {
    const subscription = actor.on('drawSettled', onSettled)
    return () => subscription.unsubscribe()
  })
  return <RaffleDraw actor={actor} raffle={raffle} currency={currency} />
}

type Settling = { settled: 'applicationSettled' | 'drawSettled'; onRead?: () => void }

/** Reads anew what a promotion has come to be. */
function useReadAnew(actor: Tells, { settled, onRead }: Settling): void {
  const queries = useQueryClient()
  const tellRead = useEffectEvent(() => onRead?.())
  useEffect(() => {
    const subscription = actor.on(settled, () => {
      const reading = queries.invalidateQueries({ queryKey: ['account'] }, { throwOnError: true })
      // What cannot be read says so where it stands, and what came of it stays.
      reading.then(tellRead, () => undefined)
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, settled])
}
