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

/** Stages of a deposit, up to the one in which it ended (MEM-04). */
export function stagesOf(order: DepositOrder, i18n: I18n): Stage[] {
  const { state, createdAt, expiresAt, settledAt } = order
  const at = reached[state]
  const until = momentText(i18n, expiresAt, 'time')
  const ordered: Stage = {
    name: 'ordered',
    title: <Trans>Deposit ordered</Trans>,
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
          <Trans>We are asking your bank</Trans>
        ) : isPreparing ? (
          <Trans>The code is being made</Trans>
        ) : (
          <Trans>Waiting for your payment</Trans>
        ),
      state: at === 'ordered' ? 'now' : 'done',
      note:
        at !== 'ordered' ? null : isPreparing ? (
          <Trans>Seconds, nearly always</Trans>
        ) : state === 'reconciling' ? (
          <Trans>You said that you have paid. It is looked for, also after the time is up.</Trans>
        ) : (
          <Trans>Until {until}. You may close this page.</Trans>
        ),
    },
    {
      name: 'confirmed',
      title: <Trans>The bank confirms</Trans>,
      state: at === 'ordered' ? 'todo' : at === 'paid' ? 'now' : 'done',
      note: at === 'credited' ? null : <Trans>Seconds, nearly always</Trans>,
    },
    {
      name: 'credited',
      title: <Trans>In your balance</Trans>,
      state: at === 'credited' ? 'done' : 'todo',
      at: at === 'credited' ? settledAt : null,
    },
  ]
}

export function Ended({ state }: { state: DepositState }) {
  switch (state) {
    case 'expired':
      return <Trans>Expired without payment</Trans>
    case 'cancelled':
      return <Trans>Given up</Trans>
    default:
      return <Trans>Refused</Trans>
  }
}
