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
  /** The number of recovery codes left. Undefined until known, and while two-factor authentication is off. */
  codesLeft: number | undefined
  onDo: (deed: SecurityAction) => void
  accounts: ReactNode
  sessions: ReactNode
  devices: ReactNode
}

/** The account's profile, contacts, security and sessions (MEM-02). */
export function SecurityCenter({ profile, codesLeft, onDo, accounts, sessions, devices }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'common.myAccount', message: 'My account' })}</PageTitle>
      <h1 className={styles.name}>
        <Trans id="common.myAccount">My account</Trans>
      </h1>
      {profile.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="account.securityCenter.loadFailed">Couldn’t load your account</Trans>}
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
          aria-label={t({ id: 'account.securityCenter.choosePicture', message: 'Choose a picture' })}
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
            <Trans id="account.securityCenter.since">
              since <CalendarTime moment={registeredAt} show="short" />
            </Trans>
          </p>
        </div>
        <Button onClick={() => onDo('nickname')}>
          <Trans id="account.securityCenter.changeNickname">Change nickname</Trans>
        </Button>
      </div>
      <section className={styles.part} aria-labelledby="security-login">
        <h2 className={styles.title} id="security-login">
          <Trans id="account.securityCenter.loginSection">Login and security</Trans>
        </h2>
        <ul className={styles.list}>
          <Row
            name={<Trans id="common.password">Password</Trans>}
            said={
              <Trans id="account.securityCenter.passwordChanged">
                Changed <CalendarTime moment={profile.passwordChangedAt} show="short" />
              </Trans>
            }
          >
            <Button onClick={() => onDo('password')}>
              <Trans id="common.changePassword">Change password</Trans>
            </Button>
          </Row>
          <Row
            name={<Trans id="account.securityCenter.twoFactor">Two-factor authentication (2FA)</Trans>}
            said={
              profile.secondStepOn ? (
                <TwoFactorOn codesLeft={codesLeft} />
              ) : (
                <Trans id="account.securityCenter.twoFactorOff">Off</Trans>
              )
            }
          >
            {profile.secondStepOn ? (
              <>
                <Button look="plain" onClick={() => onDo('recoveryCodes')}>
                  <Trans id="account.securityCenter.newBackupCodes">Replace backup codes</Trans>
                </Button>
                <Button
                  aria-label={t({ id: 'account.securityCenter.turnOffTwoFactor', message: 'Turn off 2FA' })}
                  onClick={() => onDo('twoFactorOff')}
                >
                  <Trans id="account.securityCenter.turnOff">Turn off</Trans>
                </Button>
              </>
            ) : (
              <Button
                aria-label={t({ id: 'account.securityCenter.turnOnTwoFactor', message: 'Turn on 2FA' })}
                onClick={() => onDo('twoFactorOn')}
              >
                <Trans id="account.securityCenter.turnOn">Turn on</Trans>
              </Button>
            )}
          </Row>
          <Row
            name={<Trans id="common.lastLogin">Last login</Trans>}
            said={<LastLogin login={profile.lastLogin} />}
          />
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="security-bound">
        <h2 className={styles.title} id="security-bound">
          <Trans id="account.securityCenter.contactSection">Phone, email and payment password</Trans>
        </h2>
        <ul className={styles.list}>
          <Row
            name={<Trans id="common.phoneNumber">Phone number</Trans>}
            said={mobileNum ?? <Trans id="account.securityCenter.contactMissing">Not added</Trans>}
          >
            <Button onClick={() => onDo('mobile')}>
              {mobileNum === null ? (
                <Trans id="account.securityCenter.addPhone">Add phone number</Trans>
              ) : (
                <Trans id="account.securityCenter.changePhone">Change phone number</Trans>
              )}
            </Button>
          </Row>
          <Row
            name={<Trans id="common.email">Email</Trans>}
            said={
              email === null ? (
                <Trans id="account.securityCenter.contactMissing">Not added</Trans>
              ) : (
                <>
                  {email}
                  {profile.emailBound ? null : (
                    <>
                      {' · '}
                      <Trans id="account.securityCenter.emailUnverified">not verified</Trans>
                    </>
                  )}
                </>
              )
            }
          >
            <Button onClick={() => onDo('email')}>
              {email === null ? (
                <Trans id="account.securityCenter.addEmail">Add email</Trans>
              ) : profile.emailBound ? (
                <Trans id="account.securityCenter.changeEmail">Change email</Trans>
              ) : (
                <Trans id="account.securityCenter.verifyEmail">Verify email</Trans>
              )}
            </Button>
          </Row>
          <Row
            name={<Trans id="common.paymentPassword">Payment password</Trans>}
            said={
              profile.paymentPasswordSet ? (
                <Trans id="account.securityCenter.paymentPasswordSet">Set</Trans>
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
                <Trans id="account.securityCenter.changePaymentPassword">Change payment password</Trans>
              </Button>
            ) : (
              <Button onClick={() => onDo('setPaymentPassword')}>
                <Trans id="common.setPaymentPassword">Set payment password</Trans>
              </Button>
            )}
          </Row>
        </ul>
      </section>
    </>
  )
}

function TwoFactorOn({ codesLeft }: { codesLeft: number | undefined }) {
  if (codesLeft === undefined) return <Trans id="account.securityCenter.twoFactorOn">On</Trans>
  return <Trans id="account.securityCenter.twoFactorOnCodes">On · backup codes left: {codesLeft}</Trans>
}

function LastLogin({ login }: { login: SecurityProfile['lastLogin'] }) {
  if (!login) return <Trans id="account.securityCenter.firstLogin">This is your first login.</Trans>
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
    {children ? <div className={styles.actions}>{children}</div> : null}
  </li>
)
