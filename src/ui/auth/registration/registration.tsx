import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { registrationMachine } from '#machines/auth/registration.machine.ts'
import { FirebaseCheck } from '#ui/auth/firebase/firebase-check.tsx'
import { SecureOnly } from '#ui/auth/insecure-page/secure-only.tsx'
import { Slider } from '#ui/auth/slider/slider.tsx'
import { useCodeSlider } from '#ui/auth/sms-code/use-code-slider.ts'
import { DialogAside, DialogStrip, type ShownBanner } from '#ui/kit/banner/dialog-banner.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { useFocusAccount } from '#ui/kit/hooks/use-focus-account.ts'
import { FormMissing } from './form-missing.tsx'
import { InvitationWarning } from './invitation-warning.tsx'
import { NotOffered } from './not-offered.tsx'
import { RegistrationForm } from './registration-form.tsx'

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>

type Props = {
  actor: RegistrationActor
  banner: ShownBanner
  onTerms: () => void
  onClose: () => void
}

/** The registration form. It keeps its values while the slider puzzle or the Firebase check replaces it. */
export function Registration({ actor, banner, onTerms, onClose }: Props) {
  const attempt = useSelector(actor, (snapshot) => snapshot.children.attempt)
  const ownSlider = useSelector(attempt, (snapshot) => snapshot?.children.slider)
  const smsCode = useSelector(actor, (snapshot) => snapshot.children.smsCode)
  const codeSlider = useCodeSlider(smsCode)
  const isChecking = useSelector(smsCode, (snapshot) => snapshot?.matches('checking') ?? false)
  const isOffered = useSelector(actor, (snapshot) => !snapshot.matches({ open: { form: 'notOffered' } }))
  const isMissing = useSelector(actor, (snapshot) =>
    (['reading', 'loadFailed', 'awaitingInvitation'] as const).some((form) =>
      snapshot.matches({ open: { form } }),
    ),
  )
  const slider = ownSlider ?? codeSlider
  useFocusAccount()
  return (
    <Dialog
      title={<Trans id="common.signUp">Sign up</Trans>}
      aside={<DialogAside banner={banner} />}
      onClose={onClose}
    >
      {!isOffered ? (
        <NotOffered actor={actor} />
      ) : isMissing ? (
        <FormMissing actor={actor} />
      ) : (
        <div hidden={slider !== undefined || isChecking}>
          <SecureOnly>
            <RegistrationForm actor={actor} onTerms={onTerms} />
          </SecureOnly>
        </div>
      )}
      {smsCode ? <FirebaseCheck actor={smsCode} /> : null}
      {slider ? <Slider key={slider.sessionId} actor={slider} /> : null}
      <InvitationWarning actor={actor} />
      <DialogStrip banner={banner} />
    </Dialog>
  )
}
