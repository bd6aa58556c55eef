import type { I18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { DepositOrder, DepositState } from '#protocol/cashier/deposits.ts'
import type { Stage } from '#ui/kit/layout/stages.tsx'
import { momentText } from '#ui/kit/text/moment-text.ts'

const reached: Record<DepositState, 'ordered' | 'paid' | 'credited' | 'off'> = {
  created: 'ordered',
  reconciling: 'ordered',
  paid: 'paid',
  credited: 'credited',
  expired: 'off',
  cancelled: 'off',
  failed: 'off',
}

/** Returns a deposit's stages (MEM-04). If it ended uncredited, only its creation and its end are listed. */
export function stagesOf(order: DepositOrder, i18n: I18n): Stage[] {
  const { state, createdAt, expiresAt, settledAt } = order
  const at = reached[state]
  const until = momentText(i18n, expiresAt, 'time')
  const ordered: Stage = {
    name: 'ordered',
    title: <Trans id="cashier.deposit.stageCreated">Deposit created</Trans>,
    state: 'done',
    at: createdAt,
  }
  if (at === 'off')
    return [ordered, { name: 'ended', title: <Ended state={state} />, state: 'off', at: settledAt }]
  const isPreparing = state === 'created' && order.copyCode === null
  return [
    ordered,
    {
      name: 'paid',
      title:
        state === 'reconciling' ? (
          <Trans id="cashier.deposit.statusReconciling">Checking with your bank</Trans>
        ) : isPreparing ? (
          <Trans id="cashier.deposit.stageCodeComing">Creating your code</Trans>
        ) : (
          <Trans id="cashier.deposit.statusCreated">Waiting for your payment</Trans>
        ),
      state: at === 'ordered' ? 'now' : 'done',
      note:
        at !== 'ordered' ? null : isPreparing ? (
          <Trans id="cashier.deposit.stageSeconds">Usually a few seconds</Trans>
        ) : state === 'reconciling' ? (
          <Trans id="cashier.deposit.stageReconciling">
            You told us you’ve paid. We keep checking, even for a while after the deadline.
          </Trans>
        ) : (
          <Trans id="cashier.deposit.stagePayBy">Pay by {until}. You can close this page.</Trans>
        ),
    },
    {
      name: 'confirmed',
      title: <Trans id="cashier.deposit.stageConfirmation">Bank confirmation</Trans>,
      state: at === 'ordered' ? 'todo' : at === 'paid' ? 'now' : 'done',
      note: at === 'credited' ? null : <Trans id="cashier.deposit.stageSeconds">Usually a few seconds</Trans>,
    },
    {
      name: 'credited',
      title: <Trans id="cashier.deposit.statusCredited">In your balance</Trans>,
      state: at === 'credited' ? 'done' : 'todo',
      at: at === 'credited' ? settledAt : null,
    },
  ]
}

export function Ended({ state }: { state: DepositState }) {
  switch (state) {
    case 'expired':
      return <Trans id="cashier.deposit.statusExpired">Expired without payment</Trans>
    case 'cancelled':
      return <Trans id="cashier.deposit.statusCancelled">Cancelled by you</Trans>
    default:
      return <Trans id="common.declined">Declined</Trans>
  }
}
