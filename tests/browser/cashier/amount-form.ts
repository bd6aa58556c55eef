import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function amountForm(scope: Scope) {
  return {
    amount: scope.getByLabel(textOf('common.amount')),
    send: scope.getByRole('button', { name: /^Enviar R\$/ }),
    withdraw: scope.getByRole('button', { name: /^Sacar R\$/ }),
  }
}
