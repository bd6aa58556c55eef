import { Trans } from '@lingui/react/macro'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import type { DepositOrderActor } from './deposit-slip.tsx'

export function CancelDialog({ actor }: { actor: DepositOrderActor }) {
  const keep = () => actor.send({ type: 'order.keep' })
  return (
    <Dialog title={<Trans>Give up this deposit</Trans>} onClose={keep}>
      <p>
        <Trans>
          Do so only if you have not paid. Its code is then no longer taken; money that is already on its way
          still comes into your balance.
        </Trans>
      </p>
      <div className={styles.acts}>
        <div className={styles.buttons}>
          <Button look="act" autoFocus onClick={keep}>
            <Trans>Keep it</Trans>
          </Button>
          <Button onClick={() => actor.send({ type: 'order.confirmCancel' })}>
            <Trans>Give it up</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
