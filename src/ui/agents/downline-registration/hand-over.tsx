import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import type { DownlineRegistrationActor, LoginAddresses } from './register-form.tsx'
import styles from './register-page.module.css'

type Props = { actor: DownlineRegistrationActor; loginAddresses: LoginAddresses }

/** The new downline's account name and initial password. The password is not shown again. */
export function HandOver({ actor, loginAddresses }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { type, account, fields, registeredAt } = snapshot.context
  const loginAddress = loginAddresses[type]
  const text = [
    t({ id: 'agents.downlineRegistration.copyUsername', message: `Username: ${account}` }),
    t({ id: 'agents.downlineRegistration.copyPassword', message: `Password: ${fields.password.trim()}` }),
    loginAddress,
  ].join('\n')
  const is = (state: 'copied' | 'copyFailed') =>
    snapshot.matches({ made: state }) || snapshot.matches({ found: state })
  return (
    <section className={styles.form}>
      <div className={styles.said} role="status">
        <h2 className={styles.made}>
          <Trans id="agents.downlineRegistration.done">{account} is in your team</Trans>
        </h2>
        {registeredAt === null ? null : (
          <p>
            <Trans id="agents.downlineRegistration.foundAfterUnknown">
              We didn’t get an answer, so we checked: an account with this username was created on{' '}
              <CalendarTime moment={registeredAt} />. If that was you just now, this is its password.
            </Trans>
          </p>
        )}
      </div>
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans id="common.username">Username</Trans>
          </dt>
          <dd>{account}</dd>
        </div>
        <div>
          <dt>
            <Trans id="agents.downlineRegistration.password">Temporary password</Trans>
          </dt>
          <dd>{fields.password.trim()}</dd>
        </div>
        <div>
          <dt>
            <Trans id="agents.downlineRegistration.loginPage">Login page</Trans>
          </dt>
          <dd>{loginAddress}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        <Trans id="agents.downlineRegistration.handOverNote">
          Share it now: the password won’t be shown again. It must be changed at the first login.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button
          look="act"
          autoFocus
          aria-disabled={!snapshot.can({ type: 'account.copy', text })}
          onClick={() => actor.send({ type: 'account.copy', text })}
        >
          {is('copied') ? (
            <Trans id="common.copied">Copied</Trans>
          ) : (
            <Trans id="agents.downlineRegistration.copyAll">Copy all</Trans>
          )}
        </Button>
        <Button onClick={() => actor.send({ type: 'another.begin' })}>
          <Trans id="agents.downlineRegistration.another">Create another</Trans>
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {is('copyFailed') ? (
          <Trans id="agents.downlineRegistration.copyFailed">
            Your browser doesn’t allow copying. Write the details down.
          </Trans>
        ) : null}
      </p>
    </section>
  )
}
