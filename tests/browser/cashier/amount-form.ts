import type { Scope } from '#tests/browser/kit/scope.ts'

/** The form of an amount, as withdrawals and transfers have it. */
export function amountForm(scope: Scope) {
  return {
    amount: scope.getByLabel('Valor'),
    send: scope.getByRole('button', { name: /^Enviar R\$/ }),
    withdraw: scope.getByRole('button', { name: /^Sacar R\$/ }),
  }
}
