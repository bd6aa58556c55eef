import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function sportsGame(scope: Scope) {
  const slip = scope.getByRole('complementary', { name: textOf('play.lottery.ticket') })
  return {
    tomorrow: scope.getByRole('button', { name: textOf('games.sports.tomorrow') }),
    myBets: scope.getByRole('button', { name: textOf('games.sports.myBets') }),
    slip: {
      panel: slip,
      stake: slip.getByLabel('Aposta', { exact: true }),
      place: slip.getByRole('button', { name: /^Apostar R\$/ }),
      placed: slip.getByText('Sua aposta está feita.'),
      bet: slip.getByRole('button', { name: /Apostar/ }),
    },
  }
}
