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
    <Dialog title={<Trans id="cashier.payoutAccount.removeNamed">Remove {name}</Trans>} onClose={leave}>
      <Form
        className={styles.form}
        isBusy={isSending}
        onSubmit={() => actor.send({ type: 'removal.confirm' })}
      >
        {snapshot.matches({ removing: { asking: 'notRemoved' } }) ? (
          <NoticeBar title={failureText(failure).title}>
            <Trans id="cashier.payoutAccount.notRemoved">
              The account wasn’t removed. You can try again.
            </Trans>
          </NoticeBar>
        ) : null}
        {snapshot.matches({ removing: { asking: 'outcomeUnknown' } }) ? (
          <NoticeBar title={failureText(failure).title} isUnsure>
            <Trans id="cashier.payoutAccount.removeUnknown">
              The account may have been removed. You can safely try again.
            </Trans>
          </NoticeBar>
        ) : null}
        {snapshot.matches({ throttled: 'removing' }) ? <TooMany until={retryAt} /> : null}
        <p>
          <Trans id="cashier.payoutAccount.removeBody">
            Withdrawals in progress to this account aren’t affected.
          </Trans>
        </p>
        <PaymentPasswordField
          label={t({ id: 'common.paymentPassword', message: 'Payment password' })}
          name="paymentPassword"
          autoFocus
          readOnly={isSending}
          value={paymentPassword}
          error={
            passwordError === 'wrong' ? (
              <Trans id="cashier.payoutAccount.passwordWrongRemove">
                Incorrect password. Nothing was removed. Attempts left: {guessesLeft}.
              </Trans>
            ) : passwordError ? (
              <Trans id="cashier.paymentPassword.missing">Enter your payment password.</Trans>
            ) : null
          }
          onChange={({ target }) => actor.send({ type: 'password.change', password: target.value })}
        />
        <div className={styles.buttons}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'removal.confirm' })}>
            {isSending ? (
              <Trans id="cashier.payoutAccount.removing">Removing…</Trans>
            ) : (
              <Trans id="cashier.payoutAccount.remove">Remove</Trans>
            )}
          </Button>
          <Button aria-disabled={isSending} onClick={leave}>
            <Trans id="common.keep">Keep it</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
