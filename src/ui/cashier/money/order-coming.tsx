import { Trans } from '@lingui/react/macro'
import { ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import styles from './money-slip.module.css'

type Props = {
  /** Whether loading the order has failed and is being retried. */
  isUnanswered: boolean
}

export const OrderComing = ({ isUnanswered }: Props) => (
  <ReceiptPart>
    <div className={styles.waiting} role="status">
      {isUnanswered ? (
        <p className={styles.lost}>
          <Trans id="cashier.request.statusMissing">
            We couldn’t load the status of your request. We keep checking and will show it here.
          </Trans>
        </p>
      ) : null}
    </div>
  </ReceiptPart>
)
