import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransferContext } from '#machines/cashier/transfer.types.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'

type Props = {
  context: TransferContext
  /** A retry button, possibly with a link to the games. Not shown to members without an upline. */
  action: ReactNode
}

export function ClosedText({ context, action }: Props) {
  if (context.closed === 'noUpline')
    return (
      <EmptyState state="empty" title={<Trans id="cashier.transfer.noUpline">You have no upline</Trans>}>
        <Trans id="cashier.transfer.noUplineHelp">
          Your upline is the agent whose link you signed up with. You signed up without one, so you can’t send
          money here.
        </Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      state="empty"
      title={<Trans id="cashier.transfer.unavailable">You can’t send money right now</Trans>}
      action={action}
    >
      <Why context={context} />
    </EmptyState>
  )
}

function Why({ context: { closed, terms } }: { context: TransferContext }): ReactNode {
  switch (closed) {
    case 'off':
      return <Trans id="cashier.transfer.turnedOff">Sending money within a team is unavailable.</Trans>
    case 'notFound':
      return <Trans id="cashier.transfer.notInTeam">This account isn’t in your team.</Trans>
    case 'turnover':
      return (
        <Trans id="cashier.transfer.wagerFirst">
          Wager another <Money amount={terms.turnoverLeft} symbol={currencySymbol(terms.currency)} /> before
          you can send money.
        </Trans>
      )
    default:
      return (
        <Trans id="cashier.transfer.recipientUnavailable">This account can’t receive money right now.</Trans>
      )
  }
}
