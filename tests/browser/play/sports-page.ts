import type { Scope } from '#tests/browser/kit/scope.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

export function sportsGame(scope: Scope) {
  const slip = scope.getByRole('complementary', { name: textOf('games.sports.betSlip') })
  return {
    tomorrow: scope.getByRole('button', { name: textOf('games.sports.tomorrow') }),
    myBets: scope.getByRole('button', { name: textOf('games.sports.myBets') }),
    slip: {
      panel: slip,
      stake: slip.getByLabel(textOf('games.common.stake'), { exact: true }),
      place: slip.getByRole('button', { name: patternOf('games.common.betAmount') }),
      placed: slip.getByText(textOf('games.sports.placed', { 0: 1 })),
      bet: slip.getByRole('button', { name: textOf('games.sports.placeBet') }),
    },
  }
}
