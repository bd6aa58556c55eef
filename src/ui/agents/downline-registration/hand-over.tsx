import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import type { DownlineRegistrationActor, LoginAddresses } from './register-form.tsx'
import styles from './register-page.module.css'

type Props = { actor: DownlineRegistrationActor; loginAddresses: LoginAddresses }

/** Account name and initial password of the new downline. The password is not shown again. */
export function HandOver({ actor, loginAddresses }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { type, account, fields, registeredAt } = snapshot.context
  const loginAddress = loginAddresses[type]
  const text = [t`User name: ${account}`, t`Password: ${fields.password.trim()}`, loginAddress].join('\n')
  const is = (state: 'copied' | 'copyFailed') =>
    snapshot.matches({ made: state }) || snapshot.matches({ found: state })
  return (
    <section className={styles.form}>
      <div className={styles.said} role="status">
        <h2 className={styles.made}>
          <Trans>{account} is in your team</Trans>
        </h2>
        {registeredAt === null ? null : (
          <p>
            <Trans>
              No answer came, so we looked: an account of this name was registered{' '}
              <CalendarTime moment={registeredAt} />. If that was you just now, this is its password.
            </Trans>
          </p>
        )}
      </div>
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans>User name</Trans>
          </dt>
          <dd>{account}</dd>
        </div>
        <div>
          <dt>
            <Trans>First password</Trans>
          </dt>
          <dd>{fields.password.trim()}</dd>
        </div>
        <div>
          <dt>
            <Trans>Login page</Trans>
          </dt>
          <dd>{loginAddress}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        <Trans>
          Hand it over now: the password is not shown again. It has to be changed at the first login.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button
          look="act"
          autoFocus
          aria-disabled={!snapshot.can({ type: 'account.copy', text })}
          onClick={() => actor.send({ type: 'account.copy', text })}
        >
          {is('copied') ? <Trans>Copied</Trans> : <Trans>Copy all of it</Trans>}
        </Button>
        <Button onClick={() => actor.send({ type: 'another.begin' })}>
          <Trans>Register another</Trans>
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {is('copyFailed') ? <Trans>Your browser does not let us copy. Write it down.</Trans> : null}
      </p>
    </section>
  )
}
