import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import styles from '#ui/cashier/money/money-form.module.css'
import { PaymentPasswordField } from '#ui/cashier/payment-password/payment-password-field.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-words.tsx'
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
}

type Words = {
  act: ReactNode
  doing: ReactNode
  /** Wrong payment password: nothing was done; shows the attempts left. */
  wrong: ReactNode
  undone: ReactNode
  /** A request left over from before a page reload. */
  unfinished: { title: ReactNode; help: ReactNode }
  passwordMismatch: { title: ReactNode; help: ReactNode }
}

type Props = {
  snapshot: Confirming
  /** The running request, from the confirmation on. */
  doing: Doing | undefined
  words: Words
  children: ReactNode
  can: { confirm: boolean; back: boolean }
  onPassword: (paymentPassword: string) => void
  onConfirm: () => void
  onBack: () => void
  /** Drops a leftover request without retrying it. */
  onDrop: () => void
}

/** Confirms a payout with the payment password; also resumes a leftover request. */
export function PaymentConfirm(props: Props) {
  const { snapshot, doing, words, children, can, onPassword, onConfirm, onBack, onDrop } = props
  const { t } = useLingui()
  const form = useInSight<HTMLFormElement>()
  const { paymentPassword } = snapshot.context
  const isMissing =
    snapshot.matches({ confirming: 'incomplete' }) || snapshot.matches({ unfinished: 'incomplete' })
  const isWrong = snapshot.matches({ confirming: 'wrong' }) && paymentPassword === ''
  return (
    <Form ref={form} className={styles.form} isBusy={doing !== undefined} onSubmit={onConfirm}>
      <Said {...props} />
      {children}
      {doing ? null : (
        <PaymentPasswordField
          label={t`Payment password`}
          name="paymentPassword"
          autoFocus
          value={paymentPassword}
          error={isMissing ? <Trans>Type your payment password.</Trans> : isWrong ? words.wrong : null}
          onChange={({ target }) => onPassword(target.value)}
        />
      )}
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!can.confirm}>
          {doing ? words.doing : words.act}
        </Button>
        {snapshot.matches('unfinished') ? (
          <Button onClick={onDrop}>
            <Trans>Leave it</Trans>
          </Button>
        ) : (
          <Button aria-disabled={!can.back} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

function Said({ snapshot, doing, words }: Pick<Props, 'snapshot' | 'doing' | 'words'>) {
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
