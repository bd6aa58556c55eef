import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './registration.module.css'
import type { RegistrationActor } from './registration.tsx'

/** Warns that the invitation code is unknown (REG-11). */
export function InvitationWarning({ actor }: { actor: RegistrationActor }) {
  const isInvalid = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { form: { editing: 'affiliateInvalid' } } }),
  )
  const dismiss = () => actor.send({ type: 'warning.dismiss' })
  if (!isInvalid) return null
  return (
    <Dialog title={<Trans id="auth.invitationWarning.title">Invalid referral code</Trans>} onClose={dismiss}>
      <p className={styles.warning}>
        <Trans id="auth.invitationWarning.text">
          Correct the referral code, or remove it to sign up without one.
        </Trans>
      </p>
      <Button look="act" autoFocus onClick={dismiss}>
        <Trans id="common.acknowledge">Got it</Trans>
      </Button>
    </Dialog>
  )
}
