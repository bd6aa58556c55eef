import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts'
import { SecureOnly } from '#ui/auth/insecure-page/secure-only.tsx'
import { Slider } from '#ui/auth/slider/slider.tsx'
import { useCodeSlider } from '#ui/auth/sms-code/use-code-slider.ts'
import { TwoFactor } from '#ui/auth/two-factor/two-factor.tsx'
import { DialogStrip, type ShownBanner } from '#ui/kit/banner/dialog-banner.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { useFocusAccount } from '#ui/kit/hooks/use-focus-account.ts'
import { ForgotForm } from './forgot-form.tsx'
import { EmailSent, PasswordChanged } from './settled.tsx'

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>

type Props = { actor: ForgotPasswordActor; banner: ShownBanner; onClose: () => void }

/**
 * The form for a forgotten password. It keeps its values while the slider puzzle or two-factor authentication
 * replaces it.
 */
export function ForgotPassword({ actor, banner, onClose }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { attempt, smsCode } = snapshot.children
  const mailSlider = useSelector(attempt, (snapshot) => snapshot?.children.slider)
  const twoFactor = useSelector(attempt, (snapshot) => snapshot?.children.twoFactor)
  const codeSlider = useCodeSlider(smsCode)
  const slider = mailSlider ?? codeSlider
  const isMailed = snapshot.matches({ open: { form: 'emailSent' } })
  const isChanged = snapshot.matches({ open: { form: 'changed' } })
  const isCovered = slider !== undefined || twoFactor !== undefined
  useFocusAccount()
  return (
    <Dialog title={<Trans id="auth.forgotPassword.title">Forgot your password?</Trans>} onClose={onClose}>
      {isMailed ? <EmailSent actor={actor} /> : null}
      {isChanged ? <PasswordChanged actor={actor} /> : null}
      {isMailed || isChanged ? null : (
        <div hidden={isCovered}>
          <SecureOnly>
            <ForgotForm actor={actor} />
          </SecureOnly>
        </div>
      )}
      {slider ? <Slider key={slider.sessionId} actor={slider} /> : null}
      {twoFactor ? <TwoFactor actor={twoFactor} /> : null}
      <DialogStrip banner={banner} alone />
    </Dialog>
  )
}
