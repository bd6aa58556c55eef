import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { changePasswordMachine } from '#machines/auth/change-password.machine.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { useFocusAccount } from '#ui/kit/hooks/use-focus-account.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import styles from './change-password.module.css'
import { PasswordField } from './password-field.tsx'
import { PasswordLengths } from './password-lengths.tsx'

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>

type Props = {
  actor: ChangePasswordActor
  member: MemberInfo | null
}

/** Changes the password. A forced change cannot be dismissed, but the member can log out instead. */
export function ChangePassword({ actor, member }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { forced, asksOld, rules } = snapshot.context
  useFocusAccount()
  const close = { onClose: () => actor.send({ type: 'change.cancel' }) }
  return (
    <Dialog
      title={
        forced ? (
          <Trans id="auth.changePassword.forcedTitle">Choose a new password</Trans>
        ) : (
          <Trans id="common.changePassword">Change password</Trans>
        )
      }
      {...(forced ? {} : close)}
    >
      <Form
        className={styles.form}
        isBusy={snapshot.hasTag('pending')}
        onSubmit={() => actor.send({ type: 'change.submit' })}
      >
        {forced ? (
          <p className={styles.lead}>
            {whyForced(member)}{' '}
            <Trans id="auth.changePassword.forcedHelp">Choose a new one to continue.</Trans>
          </p>
        ) : null}
        <ChangeFeedback actor={actor} />
        {/* Tells password managers which account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={member?.account ?? ''}
          readOnly
          hidden
        />
        {asksOld ? (
          <PasswordField
            actor={actor}
            field="oldPassword"
            label={<Trans id="auth.changePassword.current">Current password</Trans>}
            autoFocus
            autoComplete="current-password"
          />
        ) : null}
        <PasswordField
          actor={actor}
          field="newPassword"
          label={<Trans id="auth.changePassword.new">New password</Trans>}
          autoFocus={!asksOld}
          autoComplete="new-password"
          hint={rules.minLength > 1 ? <PasswordLengths rules={rules} /> : null}
        />
        <PasswordField
          actor={actor}
          field="confirmNewPassword"
          label={<Trans id="auth.changePassword.confirm">Confirm new password</Trans>}
          autoComplete="new-password"
        />
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'change.submit' })}>
            {snapshot.hasTag('pending') ? (
              <Trans id="common.changing">Changing…</Trans>
            ) : (
              <Trans id="common.changePassword">Change password</Trans>
            )}
          </Button>
          {forced ? (
            <Button onClick={() => actor.send({ type: 'change.signOut' })}>
              <Trans id="common.logOut">Log out</Trans>
            </Button>
          ) : null}
        </div>
      </Form>
    </Dialog>
  )
}

/**
 * Says why the change is forced. A temporary password is the more urgent reason, since other people may know
 * it.
 */
function whyForced(member: MemberInfo | null): ReactNode {
  if (member?.passwordDefault)
    return <Trans id="auth.changePassword.temporary">You’re using a temporary password.</Trans>
  return member?.passwordExpired ? (
    <Trans id="auth.changePassword.expired">Your password has expired.</Trans>
  ) : null
}
