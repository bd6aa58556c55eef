import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { type TransferActor, TransferStep } from './transfer-step.tsx'

/** AGENT-07: money from an agent to somebody in the team. Closed half way it is gone on with when it is opened again. */
export function TransferDialog({ actor, onClose }: { actor: TransferActor; onClose: () => void }) {
  const account = useSelector(actor, ({ context }) => context.recipient?.account)
  return (
    <Dialog title={<Trans>Send money to {account}</Trans>} onClose={onClose}>
      <TransferStep
        actor={actor}
        afterwards={
          <Button look="act" autoFocus onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        }
      />
    </Dialog>
  )
}
