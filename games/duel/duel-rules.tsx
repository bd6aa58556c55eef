import { Trans } from '@lingui/react/macro'
import { EXCHANGES_TO_WIN, MOST_EXCHANGES } from '#domain/play/duel-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import { usePercent } from '../parts/use-percent.ts'

export function DuelRulesText({ game }: { game: OpenedGame }) {
  const percent = usePercent()
  return (
    <>
      <p>
        <Trans>
          A duel has {MOST_EXCHANGES} exchanges at most. Each is won by the left side, by the right side, or
          is a clash that counts for nobody. Who wins {EXCHANGES_TO_WIN} first has won; otherwise whoever is
          ahead after the last, and even sides make a draw.
        </Trans>
      </p>
      <p>
        <Trans>
          Before each duel it is known how strong the sides are, and the odds are exactly those: of a side, of
          a draw, and of the margin. On a draw, bets on a side lose.
        </Trans>
      </p>
      <p>
        <Trans>
          Whatever you bet on, this game returns {percent(game.returnBp)} of what is staked, rounded down to
          the centavo. Each duel can be checked in the history.
        </Trans>
      </p>
    </>
  )
}
