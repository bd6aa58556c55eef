import { Trans } from '@lingui/react/macro'
import { EXCHANGES_TO_WIN, MOST_EXCHANGES } from '#domain/play/duel-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import { usePercent } from '../parts/use-percent.ts'

export function DuelRulesText({ game }: { game: OpenedGame }) {
  const percent = usePercent()
  return (
    <>
      <p>
        <Trans id="games.duel.rulesExchanges">
          A duel has up to {MOST_EXCHANGES} exchanges. Each goes to the left side, to the right side or, in a
          clash, to neither. The first side to win {EXCHANGES_TO_WIN} wins the duel. Otherwise the side ahead
          after the last exchange wins. If the sides are level, it’s a draw.
        </Trans>
      </p>
      <p>
        <Trans id="games.duel.rulesOdds">
          You can see the odds before each duel; they’re calculated from the strength of each side. Bet on a
          side, on a draw or on the margin. On a draw, all other bets lose.
        </Trans>
      </p>
      <p>
        <Trans id="games.duel.rulesRtp">
          RTP (return to player) is {percent(game.returnBp)}, whichever bet you choose. Payouts are rounded
          down to the centavo. You can verify each duel in the history.
        </Trans>
      </p>
    </>
  )
}
