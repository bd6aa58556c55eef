import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { captchaMachine } from '#machines/auth/captcha.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import styles from './captcha-field.module.css'

type Props = {
  actor: ActorRefFrom<typeof captchaMachine>
  value: string
  error: ReactNode
  onChange: (value: string) => void
}

export function CaptchaField({ actor, value, error, onChange }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { picture, retryAt } = snapshot.context
  const seconds = useSecondsUntil(retryAt)
  return (
    <Field
      label={<Trans id="auth.captcha.label">Digits in the image</Trans>}
      name="captcha"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={
        snapshot.matches({ picture: 'throttled' }) ? (
          <Trans id="auth.captcha.throttled">
            <Plural
              value={seconds}
              _0="You can get a new image now."
              one="Too many images. Try again in # second."
              other="Too many images. Try again in # seconds."
            />
          </Trans>
        ) : snapshot.matches({ picture: 'failed' }) ? (
          <Trans id="auth.captcha.loadFailed">Couldn’t load the image. Get a new one.</Trans>
        ) : null
      }
      inputMode="numeric"
      autoComplete="off"
      after={
        <button
          type="button"
          className={styles.refresh}
          aria-label={t({ id: 'auth.captcha.refresh', message: 'Get a new image' })}
          aria-busy={snapshot.hasTag('busy')}
          onClick={() => actor.send({ type: 'captcha.refresh' })}
        >
          <span className={styles.picture}>
            {picture ? <img src={`data:image/png;base64,${picture}`} alt="" /> : null}
          </span>
          <Icon name="refresh" />
        </button>
      }
    />
  )
}
