import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransferContext } from '#machines/cashier/transfer.types.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'

type Props = {
  context: TransferContext
  /** Retry button. It is not offered without a recipient. */
  action: ReactNode
}

export function ClosedText({ context, action }: Props) {
  if (context.closed === 'noUpline')
    return (
      <EmptyState state="empty" title={<Trans>You have no upline</Trans>}>
        <Trans>
          An upline is the agent by whose link a member has joined. You joined without one, so there is nobody
          to send money to here.
        </Trans>
      </EmptyState>
    )
  return (
    <EmptyState state="empty" title={<Trans>No money can be sent now</Trans>} action={action}>
      <Why context={context} />
    </EmptyState>
  )
}

function Why({ context: { closed, terms } }: { context: TransferContext }): ReactNode {
  switch (closed) {
    case 'off':
      return <Trans>Sending money within a team is switched off.</Trans>
    case 'notFound':
      return <Trans>This account is not in your team.</Trans>
    case 'turnover':
      return (
        <Trans>
          You still have to stake{' '}
          <Money amount={terms.turnoverLeft} symbol={currencySymbol(terms.currency)} /> before money may
          leave.
        </Trans>
      )
    default:
      return <Trans>This account takes no money at the moment.</Trans>
  }
}
