import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentEvent } from '#machines/cashier/payment-confirm.types.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import styles from '#ui/cashier/money/money-form.module.css'
import { PaymentPasswordField } from '#ui/cashier/payment-password/payment-password-field.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { type Doing, Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { useInSight } from '#ui/kit/hooks/use-in-sight.ts'

type Confirming = {
  context: { paymentPassword: string; retryAt: number; failure: CallFailure | null }
  matches(
    state:
      | 'unfinished'
      | 'throttled'
      | { unfinished: 'incomplete' | 'passwordMismatch' }
      | { confirming: 'incomplete' | 'wrong' | 'failed' },
  ): boolean
  can(event: PaymentEvent): boolean
  /** The actor that sends the payment. It exists once the member has confirmed. */
  children: { sendPayment?: Doing | undefined }
}

type Words = {
  act: ReactNode
  doing: ReactNode
  /** Shown if the payment password is wrong. It says that nothing was done and how many attempts are left. */
  wrong: ReactNode
  undone: ReactNode
  /** Shown if the request was sent before a reload and its outcome is unknown. */
  unfinished: { title: ReactNode; help: ReactNode }
  passwordMismatch: { title: ReactNode; help: ReactNode }
}

type Props = {
  snapshot: Confirming
  words: Words
  children: ReactNode
  send: (event: PaymentEvent) => void
}

/** Confirms a payment with the payment password, or resumes a request that was sent before a reload. */
export function PaymentConfirm({ snapshot, words, children, send }: Props) {
  const doing = snapshot.children.sendPayment
  const { t } = useLingui()
  const form = useInSight<HTMLFormElement>()
  const { paymentPassword } = snapshot.context
  const isMissing =
    snapshot.matches({ confirming: 'incomplete' }) || snapshot.matches({ unfinished: 'incomplete' })
  const isWrong = snapshot.matches({ confirming: 'wrong' }) && paymentPassword === ''
  return (
    <Form
      ref={form}
      className={styles.form}
      isBusy={doing !== undefined}
      onSubmit={() => send({ type: 'payment.confirm' })}
    >
      <ConfirmFeedback snapshot={snapshot} words={words} />
      {children}
      {doing ? null : (
        <PaymentPasswordField
          label={t({ id: 'common.paymentPassword', message: 'Payment password' })}
          name="paymentPassword"
          autoFocus
          value={paymentPassword}
          error={
            isMissing ? (
              <Trans id="cashier.paymentPassword.missing">Enter your payment password.</Trans>
            ) : isWrong ? (
              words.wrong
            ) : null
          }
          onChange={({ target }) => send({ type: 'password.change', password: target.value })}
        />
      )}
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'payment.confirm' })}>
          {doing ? words.doing : words.act}
        </Button>
        {snapshot.matches('unfinished') ? (
          <Button onClick={() => send({ type: 'payment.drop' })}>
            <Trans id="cashier.paymentConfirm.drop" comment="Button; drops an unfinished payment">
              Don’t continue
            </Trans>
          </Button>
        ) : (
          <Button
            aria-disabled={!snapshot.can({ type: 'payment.back' })}
            onClick={() => send({ type: 'payment.back' })}
          >
            <Trans id="common.back">Back</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

function ConfirmFeedback({ snapshot, words }: Pick<Props, 'snapshot' | 'words'>) {
  const doing = snapshot.children.sendPayment
  const { retryAt, failure } = snapshot.context
  const isUnsure = useUnsure(doing)
  if (doing && isUnsure) return <Unsure doing={doing} />
  if (snapshot.matches('throttled')) return <TooMany until={retryAt} />
  if (snapshot.matches({ confirming: 'failed' })) {
    return (
      <NoticeBar title={words.undone}>
        <FailureSentences failure={failure} />
      </NoticeBar>
    )
  }
  if (snapshot.matches({ unfinished: 'passwordMismatch' })) {
    return <NoticeBar title={words.passwordMismatch.title}>{words.passwordMismatch.help}</NoticeBar>
  }
  if (snapshot.matches('unfinished')) {
    return <NoticeBar title={words.unfinished.title}>{words.unfinished.help}</NoticeBar>
  }
  return null
}
