import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { paymentPasswordRuleMachine } from '#machines/cashier/payment-password-rule.machine.ts'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'
import { patternText } from '#ui/auth/registration/pattern-text.tsx'

export const guessableTexts = (
  <Trans>It is easily guessed: take no digit again and again, and no run up or down.</Trans>
)

/** Id of the pattern for digits only (REG-16). */
const DIGITS = 6

export function PaymentPasswordHint({ rule }: { rule: PublicRule | null }) {
  if (rule?.patternId === DIGITS && rule.minLength === rule.maxLength) {
    const { minLength: digits } = rule
    return <Trans>{digits} digits: not one again and again, and no run up or down.</Trans>
  }
  return (
    <>
      {rule ? <>{patternText(rule)} </> : null}
      <Trans>Not one digit again and again, and no run up or down.</Trans>
    </>
  )
}

type RuleActor = ActorRefFrom<typeof paymentPasswordRuleMachine>

export function ReadHint({ actor }: { actor: RuleActor | undefined }) {
  return <PaymentPasswordHint rule={useSelector(actor, (snapshot) => snapshot?.context.rule ?? null)} />
}
