import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SecurityProfile } from '#protocol/account/security-profile.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './security-center.module.css'
import { SecurityCenterSkeleton } from './security-center-skeleton.tsx'

export type SecurityAction =
  | 'icon'
  | 'nickname'
  | 'password'
  | 'mobile'
  | 'email'
  | 'setPaymentPassword'
  | 'changePaymentPassword'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodes'

type Props = {
  profile: Part<SecurityProfile>
  /** Recovery codes left. Undefined until known, and while two-factor authentication is off. */
  codesLeft: number | undefined
  onDo: (deed: SecurityAction) => void
  accounts: ReactNode
  sessions: ReactNode
  devices: ReactNode
}

/** Profile, contacts, security and sessions of the account (MEM-02). */
export function SecurityCenter({ profile, codesLeft, onDo, accounts, sessions, devices }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageTitle>{t`My account`}</PageTitle>
      <h1 className={styles.name}>
        <Trans>My account</Trans>
      </h1>
      {profile.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans>Your account did not arrive</Trans>}
          action={<TryAgain until={profile.retryAt} onPress={profile.retry} />}
        >
          {profile.why}
        </EmptyState>
      ) : null}
      {profile.state === 'loading' ? <SecurityCenterSkeleton /> : null}
      {profile.state === 'known' ? (
        <SecuritySettings profile={profile.value} codesLeft={codesLeft} onDo={onDo} />
      ) : null}
      {accounts}
      {sessions}
      {devices}
    </div>
  )
}

type SecuritySettingsProps = { profile: SecurityProfile; codesLeft: number | undefined; onDo: Props['onDo'] }

function SecuritySettings({ profile, codesLeft, onDo }: SecuritySettingsProps) {
  const { t } = useLingui()
  const { account, nickname, icon, registeredAt, mobileNum, email, payeeName } = profile
  return (
    <>
      <div className={styles.who}>
        <button
          type="button"
          className={styles.icon}
          aria-label={t`Choose a picture`}
          onClick={() => onDo('icon')}
        >
          <Picture src={icon} alt="" width={64} height={64} />
        </button>
        <div>
          <p className={styles.nickname}>{nickname || account}</p>
          <p className={styles.hint}>
            {account}
            {payeeName ? ` · ${payeeName}` : null}
            {' · '}
            <Trans>
              since <CalendarTime moment={registeredAt} show="short" />
            </Trans>
          </p>
        </div>
        <Button onClick={() => onDo('nickname')}>
          <Trans>Change nickname</Trans>
        </Button>
      </div>
      <section className={styles.part} aria-labelledby="security-login">
        <h2 className={styles.title} id="security-login">
          <Trans>Getting in</Trans>
        </h2>
        <ul className={styles.list}>
          <Row
            name={<Trans>Password</Trans>}
            said={
              <Trans>
                changed <CalendarTime moment={profile.passwordChangedAt} show="short" />
              </Trans>
            }
          >
            <Button onClick={() => onDo('password')}>
              <Trans>Change password</Trans>
            </Button>
          </Row>
          <Row
            name={<Trans>Second step</Trans>}
            said={profile.secondStepOn ? <TwoFactorOn codesLeft={codesLeft} /> : <Trans>off</Trans>}
          >
            {profile.secondStepOn ? (
              <>
                <Button look="plain" onClick={() => onDo('recoveryCodes')}>
                  <Trans>New recovery codes</Trans>
                </Button>
                <Button aria-label={t`Switch off the second step`} onClick={() => onDo('twoFactorOff')}>
                  <Trans>Switch off</Trans>
                </Button>
              </>
            ) : (
              <Button aria-label={t`Switch on the second step`} onClick={() => onDo('twoFactorOn')}>
                <Trans>Switch on</Trans>
              </Button>
            )}
          </Row>
          <Row name={<Trans>Last login</Trans>} said={<LastLogin login={profile.lastLogin} />} />
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="security-bound">
        <h2 className={styles.title} id="security-bound">
          <Trans>Bound to your account</Trans>
        </h2>
        <ul className={styles.list}>
          <Row name={<Trans>Mobile</Trans>} said={mobileNum ?? <Trans>none</Trans>}>
            <Button onClick={() => onDo('mobile')}>
              {mobileNum === null ? <Trans>Bind a mobile</Trans> : <Trans>Change mobile</Trans>}
            </Button>
          </Row>
          <Row
            name={<Trans>E-mail</Trans>}
            said={
              email === null ? (
                <Trans>none</Trans>
              ) : (
                <>
                  {email}
                  {profile.emailBound ? null : (
                    <>
                      {' · '}
                      <Trans>not confirmed</Trans>
                    </>
                  )}
                </>
              )
            }
          >
            <Button onClick={() => onDo('email')}>
              {email === null ? (
                <Trans>Bind an e-mail address</Trans>
              ) : profile.emailBound ? (
                <Trans>Change e-mail address</Trans>
              ) : (
                <Trans>Confirm e-mail address</Trans>
              )}
            </Button>
          </Row>
          <Row
            name={<Trans>Payment password</Trans>}
            said={
              profile.paymentPasswordSet ? (
                <Trans>set</Trans>
              ) : (
                <Trans
                  id="account.securityCenter.paymentPasswordMissing"
                  comment="Small text below “Payment password”; the account has none"
                >
                  Not set
                </Trans>
              )
            }
          >
            {profile.paymentPasswordSet ? (
              <Button onClick={() => onDo('changePaymentPassword')}>
                <Trans>Change payment password</Trans>
              </Button>
            ) : (
              <Button onClick={() => onDo('setPaymentPassword')}>
                <Trans>Set payment password</Trans>
              </Button>
            )}
          </Row>
        </ul>
      </section>
    </>
  )
}

function TwoFactorOn({ codesLeft }: { codesLeft: number | undefined }) {
  if (codesLeft === undefined) return <Trans>on</Trans>
  return <Trans>on · recovery codes left: {codesLeft}</Trans>
}

function LastLogin({ login }: { login: SecurityProfile['lastLogin'] }) {
  if (!login) return <Trans>This is the first.</Trans>
  const where = [login.device, login.ip].filter(Boolean).join(' · ')
  return (
    <>
      <CalendarTime moment={login.at} show="short" />
      {where === '' ? null : ` · ${where}`}
    </>
  )
}

type RowProps = { name: ReactNode; said: ReactNode; children?: ReactNode }

const Row = ({ name, said, children }: RowProps) => (
  <li>
    <div className={styles.what}>
      <b>{name}</b>
      <small>{said}</small>
    </div>
    {children ? <div className={styles.deeds}>{children}</div> : null}
  </li>
)
