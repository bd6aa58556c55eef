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
          <Trans>
            The wheel has 54 fields: 24 discs, 15 triangles, 8 squares, 4 diamonds, 2 stars and a crown. A bet
            wins when the wheel stops at its sign.
          </Trans>
        ) : (
          <Trans>
            One card for the dragon and one for the tiger, from a pack of 52; the higher one wins, the ace is
            the highest. When both are the same, the tie wins and the two sides lose.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Every round is the same for everybody at the table. Betting is open for {seconds(betting)} seconds;
          then it is closed for {seconds(locked)}, the draw takes {seconds(drawing)}, and what came is shown
          for {seconds(shown)}. Bets are settled by then, also when you have left.
        </Trans>
      </p>
      <p>
        <Trans>
          Each bet pays its exact odds times the return, rounded down to the centavo: whatever you bet on,
          this game returns {percent(game.returnBp)} of what is staked.
        </Trans>
      </p>
      <p>
        <Trans>
          The hash of a round’s seed is shown before it opens, the seed after betting is closed. Each bet can
          be checked in the history.
        </Trans>
      </p>
    </>
  )
}
