import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { type TransferActor, TransferStep } from './transfer-step.tsx'

/** Lets an agent send money to a team member (AGENT-07), or resume a transfer whose outcome is unknown. */
export function TransferDialog({ actor, onClose }: { actor: TransferActor; onClose: () => void }) {
  const account = useSelector(actor, ({ context }) => context.recipient?.account)
  return (
    <Dialog
      title={<Trans id="cashier.transfer.dialogTitle">Send money to {account}</Trans>}
      onClose={onClose}
    >
      <TransferStep
        actor={actor}
        afterwards={
          <Button look="act" autoFocus onClick={onClose}>
            <Trans id="common.done">Done</Trans>
          </Button>
        }
      />
    </Dialog>
  )
}
