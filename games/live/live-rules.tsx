import { Trans } from '@lingui/react/macro'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { LiveRules } from '#protocol/play/play-live.ts'
import { usePercent } from '../parts/use-percent.ts'

const seconds = (milliseconds: number) => Math.round(milliseconds / 1_000)

export function LiveRulesText({ game, rules }: { game: OpenedGame; rules: LiveRules }) {
  const percent = usePercent()
  const { betting, locked, drawing, shown } = rules.lasts
  return (
    <>
      <p>
        {rules.table === 'wheel' ? (
          <Trans id="games.live.rulesWheel">
            The wheel has 54 fields: 24 discs, 15 triangles, 8 squares, 4 diamonds, 2 stars and 1 crown. A bet
            wins when the wheel stops on its symbol.
          </Trans>
        ) : (
          <Trans id="games.live.rulesCards">
            One card is dealt for the dragon and one for the tiger, from a pack of 52. The higher card wins;
            aces are high. If both cards have the same rank, the tie wins and both sides lose.
          </Trans>
        )}
      </p>
      <p>
        <Trans id="games.live.rulesTiming">
          All players at the table share the same rounds. In each round, bets are open for {seconds(betting)}{' '}
          s and closed for {seconds(locked)} s; the draw takes {seconds(drawing)} s and the result{' '}
          {seconds(shown)} s. Bets are settled by the end of the round, even if you’ve left.
        </Trans>
      </p>
      <p>
        <Trans id="games.live.rulesRtp">
          RTP (return to player) is {percent(game.returnBp)}, whichever bet you choose. Each bet pays its fair
          odds times the RTP, rounded down to the centavo.
        </Trans>
      </p>
      <p>
        <Trans id="games.live.rulesSeed">
          The hashed seed of a round is shown before bets open, and the seed after they close. You can verify
          each bet in the history.
        </Trans>
      </p>
    </>
  )
}
