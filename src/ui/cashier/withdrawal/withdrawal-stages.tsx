import { Trans } from '@lingui/react/macro'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import type { Stage } from '#ui/kit/layout/stages.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Clock } from '#ui/kit/text/clock.tsx'

type StageOf = WithdrawalDetails['timeline'][number]

/** States of orders whose money did not reach the member's bank. */
const off: readonly WithdrawalState[] = ['rejected', 'cancelled', 'failed']

/**
 * Returns an order's stages. The current stage says who is handling the order, and what happens at the
 * deadline (MEM-05).
 */
export function withdrawalStages(order: WithdrawalDetails): Stage[] {
  const now = order.timeline.findIndex((stage) => stage.state === order.state)
  return order.timeline.map((stage, index) => ({
    name: stage.state,
    title: <WithdrawalStateName state={stage.state} />,
    state: standingOf(stage, index - now),
    at: stage.at,
    note: index === now ? <Note order={order} stage={stage} /> : null,
  }))
}

/**
 * Returns a stage's display state. `after` is its position relative to the current stage, and is negative for
 * earlier stages.
 */
function standingOf({ state }: Pick<StageOf, 'state'>, after: number): Stage['state'] {
  if (off.includes(state)) return 'off'
  if (after < 0 || (after === 0 && state === 'received')) return 'done'
  return after === 0 ? 'now' : 'todo'
}

function Note({ order, stage }: { order: WithdrawalDetails; stage: StageOf }) {
  if (order.state === 'received') return <ReceivedBy by={order.receivedBy} />
  if (off.includes(order.state)) return null
  return <WhoHasIt stage={stage} />
}

function ReceivedBy({ by }: { by: WithdrawalDetails['receivedBy'] }) {
  switch (by) {
    case 'member':
      return <Trans id="cashier.withdrawal.receivedByPlayer">You confirmed it.</Trans>
    case 'forced':
      return <Trans id="cashier.withdrawal.receivedByPlayerLate">You confirmed it later.</Trans>
    case 'time':
      return <Trans id="cashier.withdrawal.receivedByTime">Confirmed automatically.</Trans>
    case 'operator':
      return <Trans id="cashier.withdrawal.receivedByBank">The bank provided proof of payment.</Trans>
    case null:
      return null
  }
}

function WhoHasIt({ stage: { holder, state, until } }: { stage: StageOf }) {
  return (
    <>
      <Holder holder={holder} />{' '}
      {until ? <WhatThen state={state} until={until} /> : holder === 'provider' ? <NoTimeGiven /> : null}
    </>
  )
}

/** Banks do not say how long they take, so the text promises nothing. */
const NoTimeGiven = () => (
  <Trans id="cashier.withdrawal.noTimeGiven">The bank doesn’t say how long it takes.</Trans>
)

/** What happens at the deadline, and when. */
function WhatThen({ state, until }: { state: WithdrawalState; until: string }) {
  if (state === 'paid') {
    return (
      <Trans id="cashier.withdrawal.receivedOn">
        If you don’t answer by <CalendarTime moment={until} show="short" />, it counts as received.
      </Trans>
    )
  }
  return <BeginsIn until={until} />
}

/** A countdown instead of a time, since usually only seconds remain. */
function BeginsIn({ until }: { until: string }) {
  const seconds = useSecondsUntil(Date.parse(until))
  if (seconds === 0) return <Trans id="cashier.withdrawal.starting">We’re starting now.</Trans>
  return (
    <Trans id="cashier.withdrawal.startsIn">
      We start in <Clock seconds={seconds} />; you can cancel until then.
    </Trans>
  )
}

function Holder({ holder }: Pick<StageOf, 'holder'>) {
  switch (holder) {
    case 'member':
      return <Trans id="cashier.withdrawal.withPlayer">Let us know when you receive it.</Trans>
    case 'operator':
      return <Trans id="cashier.withdrawal.withUs">It’s with our team.</Trans>
    case 'provider':
      return <Trans id="cashier.withdrawal.withBank">The bank is processing it.</Trans>
  }
}

export function WithdrawalStateName({ state }: { state: WithdrawalState }) {
  switch (state) {
    case 'submitted':
      return <Trans id="cashier.withdrawal.statusSubmitted">Requested, amount reserved</Trans>
    case 'reviewing':
      return <Trans id="cashier.withdrawal.statusReviewing">Under review</Trans>
    case 'paying':
      return <Trans id="cashier.withdrawal.statusPaying">Sent to the bank</Trans>
    case 'paid':
      return <Trans id="cashier.withdrawal.statusPaid">Paid by the bank</Trans>
    case 'disputed':
      return <Trans id="cashier.withdrawal.statusDisputed">Reported as not received</Trans>
    case 'received':
      return <Trans id="cashier.withdrawal.statusReceived">In your account</Trans>
    case 'rejected':
      return <Trans id="cashier.withdrawal.statusRejected">Declined, amount refunded</Trans>
    case 'cancelled':
      return <Trans id="cashier.withdrawal.statusCancelled">Cancelled, amount refunded</Trans>
    case 'failed':
      return <Trans id="cashier.withdrawal.statusFailed">The bank couldn’t pay, amount refunded</Trans>
  }
}
