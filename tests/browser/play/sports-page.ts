import type { Scope } from '#tests/browser/kit/scope.ts'

/** The sports book, within its frame or as a page of its own. */
export function sportsGame(scope: Scope) {
  const slip = scope.getByRole('complementary', { name: 'Cupom' })
  return {
    tomorrow: scope.getByRole('button', { name: 'Amanhã' }),
    myBets: scope.getByRole('button', { name: 'Minhas apostas' }),
    slip: {
      panel: slip,
      stake: slip.getByLabel('Aposta', { exact: true }),
      place: slip.getByRole('button', { name: /^Apostar R\$/ }),
      placed: slip.getByText('Sua aposta está feita.'),
      bet: slip.getByRole('button', { name: /Apostar/ }),
    },
  }
}
