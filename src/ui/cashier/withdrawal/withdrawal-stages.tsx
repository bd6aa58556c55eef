import { Trans } from '@lingui/react/macro'
import type { WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import type { Stage } from '#ui/kit/layout/stages.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Clock } from '#ui/kit/text/clock.tsx'

type StageOf = WithdrawalDetails['timeline'][number]

/** States in which the money did not reach the member's bank. */
const off: readonly WithdrawalState[] = ['rejected', 'cancelled', 'failed']

/** Stages of an order, with who handles it and by when (MEM-05). */
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

/** `after` counts the stages after the current one; it is negative for earlier stages. */
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
      return <Trans>You said so.</Trans>
    case 'forced':
      return <Trans>You said so after all.</Trans>
    case 'time':
      return <Trans>Nothing else was said in time.</Trans>
    case 'operator':
      return <Trans>The bank has shown that it was paid.</Trans>
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

/** Banks state no time, so the text promises none. */
const NoTimeGiven = () => <Trans>The bank does not say how long it takes.</Trans>

/** What happens at the deadline, in the same time zone as the other stages. */
function WhatThen({ state, until }: { state: WithdrawalState; until: string }) {
  if (state === 'paid') {
    return (
      <Trans>
        Without a word from you it counts as received on <CalendarTime moment={until} show="short" />.
      </Trans>
    )
  }
  return <BeginsIn until={until} />
}

/** Usually seconds away, so a countdown replaces the time. */
function BeginsIn({ until }: { until: string }) {
  const seconds = useSecondsUntil(Date.parse(until))
  if (seconds === 0) return <Trans>We are beginning with it.</Trans>
  return (
    <Trans>
      We begin with it in <Clock seconds={seconds} />; until then you can call it off.
    </Trans>
  )
}

function Holder({ holder }: Pick<StageOf, 'holder'>) {
  switch (holder) {
    case 'member':
      return <Trans>With you: say when it is there.</Trans>
    case 'operator':
      return <Trans>With us.</Trans>
    case 'provider':
      return <Trans>With the bank.</Trans>
  }
}

export function WithdrawalStateName({ state }: { state: WithdrawalState }) {
  switch (state) {
    case 'submitted':
      return <Trans>Ordered, the amount is set aside</Trans>
    case 'reviewing':
      return <Trans>Being checked</Trans>
    case 'paying':
      return <Trans>Sent to the bank</Trans>
    case 'paid':
      return <Trans>Paid by the bank</Trans>
    case 'disputed':
      return <Trans>Said not to have arrived</Trans>
    case 'received':
      return <Trans>In your account</Trans>
    case 'rejected':
      return <Trans>Refused, the amount is back</Trans>
    case 'cancelled':
      return <Trans>Taken back, the amount is back</Trans>
    case 'failed':
      return <Trans>The bank could not pay, the amount is back</Trans>
  }
}
