import type { Scope } from '#tests/browser/kit/scope.ts'

/** The dialog in which an agent answers, withdraws or ends contract terms. */
export function contractPopup(scope: Scope) {
  return {
    accept: scope.getByRole('button', { name: 'Aceitar' }),
    acceptAndEnd: scope.getByRole('button', { name: 'Aceitar e encerrar' }),
    decideLater: scope.getByRole('button', { name: 'Decidir depois' }),
    keep: scope.getByRole('button', { name: 'Manter o contrato' }),
    end: scope.getByRole('button', { name: 'Pedir o encerramento' }),
    withdraw: scope.getByRole('button', { name: 'Retirar' }),
    ending: scope.getByRole('list', { name: 'Contratos que terminam' }),
    closeText: scope.getByText('Fechar', { exact: true }),
  }
}
