import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/cashier/withdrawal.machine.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import { MoneyPage, MoneyPlaces } from '#ui/cashier/money/money-page.tsx'
import { PaymentPasswordSetup } from '#ui/cashier/payment-password-setup/payment-password-setup.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { useRestoreFocus } from '#ui/kit/hooks/use-restore-focus.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { WithdrawalClosed } from './withdrawal-closed.tsx'
import { WithdrawalConfirm } from './withdrawal-confirm.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalOutcome } from './withdrawal-outcome.tsx'
import { WithdrawalSlip } from './withdrawal-slip.tsx'

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>

type Props = {
  actor: WithdrawalActor
  head: ReactNode
  accounts: ReactNode
  /** Renders an image that the member has uploaded, by its upload id. */
  image: (id: string) => ReactNode
  list: ReactNode
}

/** The withdrawal form, with the current or last order beside it and the history below (MEM-05). */
export function Withdrawal({ actor, head, accounts, image, list }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { withdrawalOrder } = snapshot.children
  const slip = useRef<HTMLElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const step = stepOf(snapshot)
  useRestoreFocus(step === 'slip' ? slip : step === 'amount' ? amount : place, step)
  return (
    <MoneyPage
      head={head}
      slip={
        withdrawalOrder ? (
          <WithdrawalSlip
            key={withdrawalOrder.sessionId}
            actor={withdrawalOrder}
            place={slip}
            image={image}
          />
        ) : snapshot.matches('ended') ? (
          <WithdrawalOutcome actor={actor} />
        ) : null
      }
      list={
        <>
          {accounts}
          {list}
        </>
      }
    >
      <PageTitle>{t({ id: 'common.withdraw', message: 'Withdraw' })}</PageTitle>
      <div ref={place} tabIndex={-1}>
        <Step actor={actor} amount={amount} />
      </div>
    </MoneyPage>
  )
}

/** Returns the current view, or null while loading. */
function stepOf(snapshot: SnapshotFrom<WithdrawalActor>): 'slip' | 'amount' | 'password' | 'other' | null {
  if (snapshot.matches('reading')) return null
  if (snapshot.matches('following')) return 'slip'
  if (snapshot.matches('editing')) return 'amount'
  if (snapshot.matches('settingPassword')) return 'password'
  return 'other'
}

type StepProps = { actor: WithdrawalActor; amount: RefObject<HTMLInputElement | null> }

function Step({ actor, amount }: StepProps) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { paymentPasswordSetup, paymentConfirm, withdrawalOrder } = snapshot.children
  const isArriving = useSelector(withdrawalOrder, (order) => order?.matches('arriving') ?? false)
  const again = (
    <Button onClick={() => actor.send({ type: 'withdrawal.retry' })}>
      <Trans id="common.tryAgain">Try again</Trans>
    </Button>
  )
  if (snapshot.matches('reading')) return <MoneyPlaces isFirst={snapshot.context.terms.currency === ''} />
  if (snapshot.matches('loadFailed')) {
    const { title, help } = failureText(snapshot.context.failure)
    return (
      <EmptyState state="failed" title={title} action={again}>
        {help} <Trans id="cashier.request.noMoneyMoved">No money was moved.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('closed')) return <WithdrawalClosed actor={actor} action={again} />
  if (paymentPasswordSetup) return <PaymentPasswordSetup actor={paymentPasswordSetup} />
  if (snapshot.matches('unset')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="cashier.paymentPassword.none">No payment password</Trans>}
        action={
          <Button look="act" onClick={() => actor.send({ type: 'withdrawal.retry' })}>
            <Trans id="cashier.paymentPassword.create">Create password</Trans>
          </Button>
        }
      >
        <Trans id="cashier.paymentPassword.noneHelp">You need one to withdraw or send money.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('noPayoutAccount'))
    return <Homeless accounts={snapshot.context.accounts} again={again} />
  if (snapshot.matches('following')) {
    // An order that the bank has already paid does not prevent another order.
    return isArriving ? (
      <Button onClick={() => actor.send({ type: 'withdrawal.another' })}>
        <Trans id="cashier.withdrawal.another">Make another withdrawal</Trans>
      </Button>
    ) : null
  }
  if (paymentConfirm) return <WithdrawalConfirm actor={actor} payment={paymentConfirm} />
  return snapshot.matches('editing') ? <WithdrawalForm actor={actor} field={amount} /> : null
}

/** Shown if the member has no withdrawal account, or only new accounts that cannot be used yet. */
function Homeless({ accounts, again }: { accounts: readonly PayoutAccount[]; again: ReactNode }) {
  const usableAt = accounts.flatMap(({ usableAt }) => usableAt ?? []).sort()[0]
  if (usableAt === undefined) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="cashier.withdrawal.noAccount">No withdrawal account yet</Trans>}
      >
        <Trans id="cashier.withdrawal.noAccountHelp">
          Add one below: a Pix key or a bank account in your own name.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      state="empty"
      title={<Trans id="cashier.withdrawal.accountTooNew">Withdrawal account not ready</Trans>}
      action={again}
    >
      <Trans id="cashier.withdrawal.accountTooNewHelp">
        For your safety, you can withdraw to it from <CalendarTime moment={usableAt} show="short" />.
      </Trans>
    </EmptyState>
  )
}
