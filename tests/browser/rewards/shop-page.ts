import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function shopOrder(scope: Scope) {
  return {
    name: scope.getByLabel(textOf('common.name')),
    mobile: scope.getByLabel(textOf('cashier.payoutAccount.keyKindPhone')),
    address: scope.getByLabel(textOf('common.address')),
    quantity: scope.getByLabel(textOf('rewards.pointShop.quantity')),
  }
}

export function shopDesk(scope: Scope) {
  return {
    price: scope.getByLabel(textOf('sandbox.shopItemForm.price')),
    stock: scope.getByLabel(textOf('sandbox.shopItemForm.stock')),
    add: scope.getByRole('button', { name: textOf('sandbox.shopItemForm.addToShop') }),
  }
}
