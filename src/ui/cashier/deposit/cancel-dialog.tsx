import { Trans } from '@lingui/react/macro'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import type { DepositOrderActor } from './deposit-slip.tsx'

export function CancelDialog({ actor }: { actor: DepositOrderActor }) {
  const keep = () => actor.send({ type: 'order.keep' })
  return (
    <Dialog title={<Trans id="cashier.deposit.cancelTitle">Cancel this deposit?</Trans>} onClose={keep}>
      <p>
        <Trans id="cashier.deposit.cancelBody">
          Only cancel if you haven’t paid. The code stops working; money already sent is still credited.
        </Trans>
      </p>
      <div className={styles.acts}>
        <div className={styles.buttons}>
          <Button look="act" autoFocus onClick={keep}>
            <Trans id="common.keep">Keep it</Trans>
          </Button>
          <Button onClick={() => actor.send({ type: 'order.confirmCancel' })}>
            <Trans id="cashier.deposit.cancel">Cancel deposit</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
