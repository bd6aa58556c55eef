import type { Scope } from '#tests/browser/kit/scope.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

export function amountForm(scope: Scope) {
  return {
    amount: scope.getByRole('textbox', { name: textOf('common.amount') }),
    send: scope.getByRole('button', { name: patternOf('cashier.transfer.submit') }),
    withdraw: scope.getByRole('button', { name: patternOf('cashier.withdrawal.submit') }),
  }
}
