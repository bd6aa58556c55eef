import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { smsCodeMachine } from '#machines/sms-code.machine.ts'
import { useSecondsUntil } from '../hooks/use-seconds-until.ts'
import { Button } from '../kit/button.tsx'
import { clockText } from '../kit/clock-text.ts'
import { focusFirstOff } from '../kit/focus-first-off.ts'
import styles from './code-button.module.css'

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>

/** Asks for a code; while the next one is held back it shows for how long. */
export function CodeButton({ actor }: { actor: SmsCodeActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const seconds = useSecondsUntil(snapshot.context.resendAt)
  const isCounting = snapshot.matches('counting')
  const time = clockText(seconds)
  return (
    <span className={styles.place}>
      <Button
        onClick={({ currentTarget: { form } }) => {
          actor.send({ type: 'code.request' })
          if (form) focusFirstOff(form)
        }}
        aria-disabled={!snapshot.can({ type: 'code.request' })}
        aria-label={isCounting ? t`Another code in ${time}` : undefined}
      >
        {isCounting ? (
          <span className={styles.clock}>{time}</span>
        ) : snapshot.hasTag('busy') ? (
          <Trans>Sending</Trans>
        ) : (
          <Trans>Get code</Trans>
        )}
      </Button>
    </span>
  )
}
