import { Trans, useLingui } from '@lingui/react/macro'
import { useSecondsUntil } from '../hooks/use-seconds-until.ts'
import { Button } from '../kit/button.tsx'
import { clockText } from '../kit/clock-text.ts'
import { focusFirstOff } from '../kit/focus-first-off.ts'
import styles from './code-button.module.css'

type Props = {
  /** When the next may be asked for (epoch ms). */
  resendAt: number
  isCounting: boolean
  isBusy: boolean
  isOffered: boolean
  onRequest: () => void
}

/** Asks for a code; while the next one is held back it shows for how long. */
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
        aria-label={isCounting ? t`Another code in ${time}` : undefined}
      >
        {isCounting ? (
          <span className={styles.clock}>{time}</span>
        ) : isBusy ? (
          <Trans>Sending</Trans>
        ) : (
          <Trans>Get code</Trans>
        )}
      </Button>
    </span>
  )
}
