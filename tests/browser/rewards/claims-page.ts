import type { Scope } from '#tests/browser/kit/scope.ts'

/** Buttons that claim or grant a reward. */
export function claimButtons(scope: Scope) {
  return {
    claim: scope.getByRole('button', { name: 'Resgatar', exact: true }),
    claimed: scope.getByRole('button', { name: 'Resgatado', exact: true }),
    claimAll: scope.getByRole('button', { name: 'Resgatar tudo' }),
    claimReward: scope.getByRole('button', { name: 'Resgatar a recompensa' }),
    grant: scope.getByRole('button', { name: 'Conceder' }),
    ready: scope.getByText('Recompensa pronta'),
    refused: scope.getByText('Não foi concedido.'),
  }
}
