import { Trans } from '@lingui/react/macro'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import type { WithdrawalOrderActor } from './withdrawal-slip.tsx'

export function CancelDialog({ actor }: { actor: WithdrawalOrderActor }) {
  const keep = () => actor.send({ type: 'order.keep' })
  return (
    <Dialog title={<Trans id="cashier.withdrawal.cancelTitle">Cancel this withdrawal?</Trans>} onClose={keep}>
      <p>
        <Trans id="cashier.withdrawal.cancelBody">
          The full amount returns to your balance at once. Nothing is paid to your account.
        </Trans>
      </p>
      <div className={styles.acts}>
        <div className={styles.buttons}>
          <Button look="act" autoFocus onClick={keep}>
            <Trans id="common.keep">Keep it</Trans>
          </Button>
          <Button onClick={() => actor.send({ type: 'order.confirmCancel' })}>
            <Trans id="cashier.withdrawal.cancel">Cancel withdrawal</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
