import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { PaymentPasswordSetup } from '#ui/cashier/payment-password-setup/payment-password-setup.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { type AddPayoutAccountActor, PayoutForm } from './payout-form.tsx'

/** A dialog that adds an account. Members without a payment password set one first. */
export function AddPayoutAccount({ actor }: { actor: AddPayoutAccountActor }) {
  const { t } = useLingui()
  const paymentPasswordSetup = useSelector(actor, ({ children }) => children.paymentPasswordSetup)
  if (paymentPasswordSetup) {
    return (
      <Dialog
        key={paymentPasswordSetup.sessionId}
        title={t({ id: 'common.paymentPassword', message: 'Payment password' })}
        onClose={() => paymentPasswordSetup.send({ type: 'setup.cancel' })}
      >
        <PaymentPasswordSetup actor={paymentPasswordSetup} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={<Trans id="cashier.payoutAccount.add">Add an account</Trans>}
      onClose={() => actor.send({ type: 'account.leave' })}
    >
      <PayoutForm actor={actor} />
    </Dialog>
  )
}
