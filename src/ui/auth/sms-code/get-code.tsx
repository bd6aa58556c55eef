import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { focusFirstOff } from '#ui/kit/forms/focus-first-invalid.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { clockText } from '#ui/kit/text/clock-text.ts'
import styles from './code-button.module.css'

type Props = {
  /** Epoch ms from which the next code may be requested. */
  resendAt: number
  isCounting: boolean
  isBusy: boolean
  isOffered: boolean
  onRequest: () => void
}

/** Button that requests a code. It shows a countdown until the next one is allowed. */
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
