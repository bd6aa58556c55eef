import { passwordOf } from '#tests/browser/kit/log-in.ts'
import type { Scope } from '#tests/browser/kit/scope.ts'

/** Fields that set or ask for the payment password. */
export function paymentPasswordForm(scope: Scope) {
  return {
    fresh: scope.getByLabel('Nova senha de pagamento'),
    again: scope.getByLabel('Senha de pagamento mais uma vez'),
    loginPassword: scope.getByLabel('Senha com que você entra'),
    create: scope.getByRole('button', { name: 'Criar senha de pagamento' }),
    password: scope.getByLabel('Senha de pagamento'),
    current: scope.getByLabel('Senha de pagamento', { exact: true }),
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
