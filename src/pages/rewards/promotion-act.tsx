import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadTextDraft } from '#api/browser/text-drafts.ts'
import { pendingApplications } from '#api/rewards/pending-promotion-requests.ts'
import { pendingDraws } from '#api/rewards/raffles.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { type Tells, useAccountWanted } from '#pages/kit/use-account-wanted.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import { viewerOf } from '#pages/kit/viewer-of.ts'
import { SentImage } from '#pages/support/sent-image.tsx'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { useRestoreFocus } from '#ui/kit/hooks/use-restore-focus.ts'
import { ActContainer } from '#ui/rewards/promotions/act-container.tsx'
import { DepositAct } from '#ui/rewards/promotions/deposit-act.tsx'
import { NothingToDo } from '#ui/rewards/promotions/nothing-to-do.tsx'
import { PromotionJoin } from '#ui/rewards/promotions/promotion-join.tsx'
import { RaffleDraw } from '#ui/rewards/promotions/raffle.tsx'
import { promotionJoinFlow } from './promotion-join.flow.ts'
import { raffleClaimFlow } from './raffle-claim.flow.ts'

export function PromotionAct({ promotion }: { promotion: PromotionDetails }) {
  const session = useChild('session')
  const viewer = useSelector(session, viewerOf)
  const memberId = useSelector(session, ({ context }) => context.member?.id ?? '')
  const place = useRef<HTMLDivElement>(null)
  /**
   * Counts the refreshes that followed an application. Until a refresh is done, the previous state is shown.
   */
  const [answers, setAnswers] = useState(0)
  useRestoreFocus(place, String(answers))
  return (
    <ActContainer ref={place}>
      <Act
        key={`${viewer} ${memberId}`}
        promotion={promotion}
        who={{ viewer, memberId }}
        answers={answers}
        onRead={() => setAnswers((times) => times + 1)}
      />
    </ActContainer>
  )
}

type Who = { viewer: Viewer; memberId: string }

type ActProps = { promotion: PromotionDetails; who: Who; answers: number; onRead: () => void }

/**
 * The promotion's current step. Every step has its own flow, and a new flow starts after each application.
 */
function Act({ promotion, who, answers, onRead }: ActProps) {
  const { step, status, raffle, kind } = promotion
  const [pending] = useState(() => pendingFor(who, promotion))
  /**
   * The step for which this tab has sent an application. The step stays visible until the refresh is done,
   * even if the promotion has changed.
   */
  const [sent, setSent] = useState(pending?.request.step ?? null)
  /**
   * Whether the member has drawn a raffle ticket here. The raffle then stays mounted, so that its result does
   * not disappear.
   */
  const [hasDrawn, setHasDrawn] = useState(false)
  if (kind === 'deposit') return <DepositAct promotion={promotion} viewer={who.viewer} />
  // The raffle itself tells the member that no draws are left, and how to earn another.
  const isBetweenChances = kind === 'raffle' && (status === 'joined' || status === 'claimed')
  const isOffered = step !== null || isBetweenChances || (who.viewer !== 'member' && status === 'join')
  if (sent === null && (!(isOffered || hasDrawn) || promotion.obstacle))
    return <NothingToDo promotion={promotion} isAnswer={answers > 0} />
  if (raffle && kind === 'raffle') {
    const keep = () => setHasDrawn(true)
    return <Draw promotion={promotion} raffle={raffle} who={who} onSettled={keep} />
  }
  const wanted = sent ?? (step === 'request' ? 'request' : 'join')
  return (
    <Join
      key={`${wanted} ${answers}`}
      promotion={promotion}
      step={wanted}
      pending={answers === 0 ? pending : null}
      who={who}
      onSent={() => setSent(wanted)}
      onRead={() => {
        setSent(null)
        onRead()
      }}
    />
  )
}

/**
 * Returns this tab's application for the promotion, if its outcome is unknown. The join flow retries it at
 * once instead of waiting until the step is offered again.
 */
function pendingFor({ memberId }: Who, { id }: PromotionDetails) {
  const noted = pendingApplications.load(memberId)
  return noted?.request.promotionId === id ? noted : null
}

type JoinProps = {
  promotion: PromotionDetails
  step: 'join' | 'request'
  pending: ReturnType<typeof pendingFor>
  who: Who
  onSent: () => void
  /** Called when the promotion has been reloaded after an application. */
  onRead: () => void
}

function Join({ promotion: { id, asks }, step, pending, who, onSent, onRead }: JoinProps) {
  const actor = useFlow(promotionJoinFlow, {
    input: {
      ...who,
      promotionId: id,
      step,
      asks,
      draft: loadTextDraft({ memberId: who.memberId, about: id }),
      pending,
    },
  })
  useAccountWanted(actor)
  useEmitted(actor, 'applicationSent', onSent)
  useReloadOnce(actor, { settled: 'applicationSettled', onRead })
  return <PromotionJoin actor={actor} image={(image) => <SentImage key={image} id={image} />} />
}

type Raffle = NonNullable<PromotionDetails['raffle']>

type DrawProps = { promotion: PromotionDetails; raffle: Raffle; who: Who; onSettled: () => void }

function Draw({ promotion, raffle, who, onSettled }: DrawProps) {
  const { id, currency } = promotion
  const left = raffle.chances?.left ?? 0
  const pending = pendingDraws.load(who.memberId)
  const actor = useFlow(raffleClaimFlow, {
    input: {
      ...who,
      promotionId: id,
      chances: left,
      pending: pending?.request.promotionId === id ? pending : null,
    },
  })
  useEffect(() => actor.send({ type: 'chances.loaded', left }), [actor, left])
  useMoneyCallRunning(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  useAccountWanted(actor)
  useReloadOnce(actor, { settled: 'drawSettled' })
  useEmitted(actor, 'drawSettled', onSettled)
  return <RaffleDraw actor={actor} raffle={raffle} currency={currency} />
}

function useEmitted(actor: Tells, type: string, listener: () => void): void {
  const listen = useEffectEvent(listener)
  useEffect(() => {
    const subscription = actor.on(type, () => listen())
    return () => subscription.unsubscribe()
  }, [actor, type])
}

type Settling = { settled: 'applicationSettled' | 'drawSettled'; onRead?: () => void }

function useReloadOnce(actor: Tells, { settled, onRead }: Settling): void {
  const queries = useQueryClient()
  useEmitted(actor, settled, () => {
    const reading = queries.invalidateQueries({ queryKey: ['account'] }, { throwOnError: true })
    // A failed reload shows its own error, and the outcome of the application or draw stays visible.
    reading.then(onRead, () => undefined)
  })
}
