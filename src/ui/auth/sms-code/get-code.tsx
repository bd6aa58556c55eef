import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { focusFirstOff } from '#ui/kit/forms/focus-first-invalid.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { clockText } from '#ui/kit/text/clock-text.ts'
import styles from './code-button.module.css'

type Props = {
  /** When the next code may be requested, in epoch ms. */
  resendAt: number
  isCounting: boolean
  isBusy: boolean
  isOffered: boolean
  onRequest: () => void
}

/** A button that requests a code. While no request is allowed, it shows a countdown. */
export function GetCode({ resendAt, isCounting, isBusy, isOffered, onRequest }: Props) {
  const { t } = useLingui()
  const time = clockText(useSecondsUntil(resendAt))
  return (
    <span className={styles.place}>
      <Button
        onClick={({ currentTarget: { form } }) => {
          onRequest()
          if (form) focusFirstOff(form)
        }}
        aria-disabled={!isOffered}
        aria-label={
          isCounting ? t({ id: 'auth.smsCode.resendIn', message: `New code in ${time}` }) : undefined
        }
      >
        {isCounting ? (
          <span className={styles.clock}>{time}</span>
        ) : isBusy ? (
          <Trans id="common.sending">Sending…</Trans>
        ) : (
          <Trans id="auth.smsCode.request">Get code</Trans>
        )}
      </Button>
    </span>
  )
}
