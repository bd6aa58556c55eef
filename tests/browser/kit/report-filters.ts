import type { Scope } from './scope.ts'

/** Filters and notices that reports of members and agents share. */
export function reportFilters(scope: Scope) {
  return {
    result: scope.getByLabel('Resultado'),
    gameType: scope.getByLabel('Tipo de jogo', { exact: true }),
    from: scope.getByLabel('De', { exact: true }),
    account: scope.getByLabel('Conta ou apelido'),
    month: scope.getByRole('button', { name: '30 dias' }),
    status: scope.getByLabel('Situação'),
    allNumbers: scope.getByText('Todos os números'),
    saved: scope.getByText('O arquivo está nos seus downloads.'),
  }
}
