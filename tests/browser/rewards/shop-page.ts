import type { Scope } from '#tests/browser/kit/scope.ts'

/** The dialog that orders an item of the points shop. */
export function shopOrder(scope: Scope) {
  return {
    name: scope.getByLabel('Nome'),
    mobile: scope.getByLabel('Celular'),
    address: scope.getByLabel('Endereço'),
    quantity: scope.getByLabel('Quantos'),
  }
}

/** An item of the points shop in the sandbox console. */
export function shopDesk(scope: Scope) {
  return {
    price: scope.getByLabel('Preço em pontos'),
    stock: scope.getByLabel('Em estoque'),
    add: scope.getByRole('button', { name: 'Pôr na loja' }),
  }
}
