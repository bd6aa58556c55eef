import { passwordOf } from '#tests/browser/kit/log-in.ts'
import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function paymentPasswordForm(scope: Scope) {
  return {
    fresh: scope.getByLabel(textOf('common.newPaymentPassword')),
    again: scope.getByLabel(textOf('common.confirmPaymentPassword')),
    loginPassword: scope.getByLabel(textOf('common.loginPassword')),
    create: scope.getByRole('button', { name: textOf('common.setPaymentPassword') }),
    password: scope.getByLabel(textOf('common.paymentPassword')),
    current: scope.getByLabel(textOf('common.paymentPassword'), { exact: true }),
  }
}

/** Sets a first payment password in the form that requires one. */
export async function setPaymentPassword(scope: Scope, given: { account: string; secret: string }) {
  const form = paymentPasswordForm(scope)
  await form.fresh.fill(given.secret)
  await form.again.fill(given.secret)
  await form.loginPassword.fill(passwordOf(given.account))
  await form.create.click()
}
