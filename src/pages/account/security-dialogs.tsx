import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { chooseIcon, readIcons } from '#api/account/security-profile.ts'
import type { Access } from '#api/auth/session-revocation.ts'
import { nicknameLengths } from '#domain/account/nickname.ts'
import { sessionRevocationFlow } from '#pages/auth/session-revocation.flow.ts'
import { twoFactorChangeFlow } from '#pages/auth/two-factor-change.flow.ts'
import { twoFactorSetupFlow } from '#pages/auth/two-factor-setup.flow.ts'
import { paymentPasswordChangeFlow } from '#pages/cashier/payment-password-change.flow.ts'
import { paymentPasswordSetupFlow } from '#pages/cashier/payment-password-setup.flow.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import type { SecurityProfile } from '#protocol/account/security-profile.ts'
import { BindContact } from '#ui/account/security-center/bind-contact.tsx'
import { IconChoice } from '#ui/account/security-center/icon-choice.tsx'
import { Nickname } from '#ui/account/security-center/nickname.tsx'
import { PaymentPasswordChange } from '#ui/account/security-center/payment-password-change.tsx'
import type { SecurityAction } from '#ui/account/security-center/security-center.tsx'
import { SessionRevocation } from '#ui/account/security-center/session-revocation.tsx'
import { TwoFactorChange } from '#ui/account/security-center/two-factor-change.tsx'
import { TwoFactorSetup } from '#ui/account/security-center/two-factor-setup.tsx'
import { PaymentPasswordSetup } from '#ui/cashier/payment-password-setup/payment-password-setup.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { bindContactFlow } from './bind-contact.flow.ts'
import { nicknameFlow } from './nickname.flow.ts'

type Props = { profile: SecurityProfile; onClose: () => void }

export function SecurityActionDialog({
  deed,
  ...props
}: Props & { deed: Exclude<SecurityAction, 'password'> }) {
  switch (deed) {
    case 'icon':
      return <IconDialog {...props} />
    case 'nickname':
      return <NicknameDialog {...props} />
    case 'mobile':
    case 'email':
      return <BindDialog {...props} kind={deed} />
    case 'setPaymentPassword':
      return <FirstPaymentPasswordDialog {...props} />
    case 'changePaymentPassword':
      return <PaymentPasswordDialog {...props} />
    case 'twoFactorOn':
      return <TwoFactorDialog {...props} />
    case 'twoFactorOff':
      return <TwoFactorChangeDialog {...props} change="remove" />
    case 'recoveryCodes':
      return <TwoFactorChangeDialog {...props} change="renew" />
  }
}

type RevocationProps = { access: Access; name: string; onClose: () => void }

export function SessionRevocationDialog({ access, name, onClose }: RevocationProps) {
  const actor = useFlow(sessionRevocationFlow, { input: { access } })
  useOutcome(actor, onClose)
  return <SessionRevocation actor={actor} name={name} />
}

function NicknameDialog({ profile, onClose }: Props) {
  const session = useChild('session')
  const actor = useFlow(nicknameFlow, { input: { nickname: profile.nickname } })
  useOutcome(actor, ({ saved }) => {
    if (saved) session.send({ type: 'member.reload' })
    onClose()
  })
  return <Nickname actor={actor} lengths={nicknameLengths} />
}

function IconDialog({ profile, onClose }: Props) {
  const session = useChild('session')
  const icons = useQuery({ queryKey: ['icons'], queryFn: ({ signal }) => readIcons(signal) })
  const choosing = useMutation({
    mutationFn: chooseIcon,
    onSuccess: () => {
      session.send({ type: 'member.reload' })
      onClose()
    },
  })
  return (
    <IconChoice
      icons={queryPart(icons)}
      chosen={profile.icon}
      saving={choosing.isPending ? choosing.variables : undefined}
      hasFailed={choosing.isError}
      onChoose={choosing.mutate}
      onClose={onClose}
    />
  )
}

function BindDialog({ profile, kind, onClose }: Props & { kind: 'mobile' | 'email' }) {
  const dialingCode = useSelector(
    useChild('siteConfiguration'),
    ({ context }) => context.site?.dialingCode ?? '',
  )
  const before = kind === 'mobile' ? profile.mobileNum : profile.email
  const isBound = before !== null && (kind === 'mobile' || profile.emailBound)
  const actor = useFlow(bindContactFlow, { input: { kind, before, isBound, dialingCode } })
  useOutcome(actor, onClose)
  return <BindContact actor={actor} />
}

function FirstPaymentPasswordDialog({ onClose }: Props) {
  const { t } = useLingui()
  const actor = useFlow(paymentPasswordSetupFlow)
  useOutcome(actor, onClose)
  return (
    <Dialog
      title={t({ id: 'common.paymentPassword', message: 'Payment password' })}
      onClose={() => actor.send({ type: 'setup.cancel' })}
    >
      <PaymentPasswordSetup actor={actor} />
    </Dialog>
  )
}

function PaymentPasswordDialog({ profile, onClose }: Props) {
  const actor = useFlow(paymentPasswordChangeFlow, { input: { proof: 'old' } })
  useOutcome(actor, onClose)
  return <PaymentPasswordChange actor={actor} mobile={profile.mobileNum} />
}

function TwoFactorDialog({ onClose }: Props) {
  const actor = useFlow(twoFactorSetupFlow)
  useOutcome(actor, onClose)
  return <TwoFactorSetup actor={actor} />
}

function TwoFactorChangeDialog({ change, onClose }: Props & { change: 'renew' | 'remove' }) {
  const actor = useFlow(twoFactorChangeFlow, { input: { change } })
  useOutcome(actor, onClose)
  return <TwoFactorChange actor={actor} />
}
