import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { paymentPasswordRuleMachine } from '#machines/cashier/payment-password-rule.machine.ts'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'
import { patternText } from '#ui/auth/registration/pattern-text.tsx'

export const guessableTexts = (
  <Trans id="cashier.paymentPasswordSetup.guessable">
    Easy to guess. Avoid sequences and a single repeated digit.
  </Trans>
)

/** The id of the pattern that allows only digits (REG-16). */
const DIGITS = 6

export function PaymentPasswordHint({ rule }: { rule: PublicRule | null }) {
  if (rule?.patternId === DIGITS && rule.minLength === rule.maxLength) {
    const { minLength: digits } = rule
    return (
      <Trans id="cashier.paymentPasswordSetup.hintDigits">
        {digits} digits. Avoid sequences and a single repeated digit.
      </Trans>
    )
  }
  return (
    <>
      {rule ? <>{patternText(rule)} </> : null}
      <Trans id="cashier.paymentPasswordSetup.hint">Avoid sequences and a single repeated digit.</Trans>
    </>
  )
}

type RuleActor = ActorRefFrom<typeof paymentPasswordRuleMachine>

export function ReadHint({ actor }: { actor: RuleActor | undefined }) {
  return <PaymentPasswordHint rule={useSelector(actor, (snapshot) => snapshot?.context.rule ?? null)} />
}
