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
    <Dialog title={<Trans>This invitation does not work</Trans>} onClose={dismiss}>
      <p className={styles.warning}>
        <Trans id="invitation_code_error">
          The invitation code is invalid. Correct it, or take it out and register without one.
        </Trans>
      </p>
      <Button look="act" autoFocus onClick={dismiss}>
        <Trans>OK</Trans>
      </Button>
    </Dialog>
  )
}
