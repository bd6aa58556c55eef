import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { PaymentPasswordField } from '#ui/cashier/payment-password/payment-password-field.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import styles from './payout-accounts.module.css'
import type { PayoutAccountActor } from './payout-accounts.tsx'

export function PayoutRemoval({ actor }: { actor: PayoutAccountActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { known, chosenId, paymentPassword, passwordError, guessesLeft, failure, retryAt } = snapshot.context
  const name = known.accounts.find(({ id }) => id === chosenId)?.name ?? ''
  const isSending = snapshot.hasTag('busy')
  const leave = () => actor.send({ type: 'account.leave' })
  return (
    <Dialog title={<Trans>Remove {name}</Trans>} onClose={leave}>
      <Form
        className={styles.form}
        isBusy={isSending}
        onSubmit={() => actor.send({ type: 'removal.confirm' })}
      >
        {snapshot.matches({ removing: { asking: 'notRemoved' } }) ? (
          <NoticeBar title={failureText(failure).title}>
            <Trans>The account was not removed. You may send it once more.</Trans>
          </NoticeBar>
        ) : null}
        {snapshot.matches({ removing: { asking: 'outcomeUnknown' } }) ? (
          <NoticeBar title={failureText(failure).title} isUnsure>
            <Trans>The account may have been removed. It does no harm to send it once more.</Trans>
          </NoticeBar>
        ) : null}
        {snapshot.matches({ throttled: 'removing' }) ? <TooMany until={retryAt} /> : null}
        <p>
          <Trans>Withdrawals that are on their way to it are not touched.</Trans>
        </p>
        <PaymentPasswordField
          label={t`Payment password`}
          name="paymentPassword"
          autoFocus
          readOnly={isSending}
          value={paymentPassword}
          error={
            passwordError === 'wrong' ? (
              <Trans>
                This is not your payment password. Nothing was removed. Tries left: {guessesLeft}.
              </Trans>
            ) : passwordError ? (
              <Trans>Type your payment password.</Trans>
            ) : null
          }
          onChange={({ target }) => actor.send({ type: 'password.change', password: target.value })}
        />
        <div className={styles.buttons}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'removal.confirm' })}>
            {isSending ? <Trans>Removing</Trans> : <Trans>Remove</Trans>}
          </Button>
          <Button aria-disabled={isSending} onClick={leave}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
