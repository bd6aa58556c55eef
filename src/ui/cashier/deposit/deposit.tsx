import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { depositMachine } from '#machines/cashier/deposit.machine.ts'
import { MoneyPage, MoneyPlaces } from '#ui/cashier/money/money-page.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { useRestoreFocus } from '#ui/kit/hooks/use-restore-focus.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositOutcome } from './deposit-outcome.tsx'
import { DepositSlip } from './deposit-slip.tsx'

export type DepositActor = ActorRefFrom<typeof depositMachine>

type Props = {
  actor: DepositActor
  head: ReactNode
  list: ReactNode
}

/** The deposit form, with the current or last order beside it and the history below (MEM-04). */
export function Deposit({ actor, head, list }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { depositOrder } = snapshot.children
  const slip = useRef<HTMLElement>(null)
  useRestoreFocus(slip, snapshot.matches('reading') ? null : snapshot.matches('following') ? 'slip' : 'form')
  return (
    <MoneyPage
      head={head}
      slip={
        depositOrder ? (
          <DepositSlip actor={depositOrder} place={slip} />
        ) : snapshot.matches('ended') ? (
          <DepositOutcome actor={actor} />
        ) : null
      }
      list={list}
    >
      <PageTitle>{t({ id: 'common.deposit', message: 'Deposit' })}</PageTitle>
      <Choice actor={actor} />
    </MoneyPage>
  )
}

function Choice({ actor }: { actor: DepositActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const again = (
    <Button onClick={() => actor.send({ type: 'deposit.retry' })}>
      <Trans id="common.tryAgain">Try again</Trans>
    </Button>
  )
  const isOrderKnown = useSelector(snapshot.children.depositOrder, (order) => order?.context.order != null)
  const { channels, amount } = snapshot.context
  // An order from an earlier visit would move the content below, so the skeleton stays until the order has
  // loaded.
  const isOrderComing = snapshot.matches('following') && amount === null && !isOrderKnown
  if ((snapshot.matches('reading') && channels.length === 0) || isOrderComing) return <MoneyPlaces isFirst />
  if (snapshot.matches('loadFailed')) {
    const { title, help } = failureText(snapshot.context.failure)
    return (
      <EmptyState state="failed" title={title} action={again}>
        {help} <Trans id="cashier.request.noMoneyMoved">No money was moved.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('closed')) {
    const opensAt = channels.flatMap(({ closedUntil }) => closedUntil ?? []).sort()[0]
    return (
      <EmptyState
        state="empty"
        title={<Trans id="cashier.deposit.unavailable">Deposits unavailable now</Trans>}
        action={again}
      >
        <Trans id="cashier.deposit.unavailableHelp">
          No payment method is available right now. Your balance isn’t affected.
        </Trans>{' '}
        {opensAt ? (
          <Trans id="cashier.deposit.availableFrom">
            Deposits are available again from <CalendarTime moment={opensAt} show="short" />.
          </Trans>
        ) : null}
      </EmptyState>
    )
  }
  return <DepositForm actor={actor} />
}
