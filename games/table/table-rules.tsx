import { Trans } from '@lingui/react/macro'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { TableRules } from '#protocol/play/play-table.ts'
import { usePercent } from '../parts/use-percent.ts'

export function TableRulesText({ game, rules }: { game: OpenedGame; rules: TableRules }) {
  const percent = usePercent()
  return (
    <>
      <p>{rules.variant === 'roulette' ? <Roulette /> : rules.variant === 'dice' ? <Dice /> : <Plinko />}</p>
      <p>
        <Trans id="games.common.rulesRtp">
          Over many rounds, the RTP (return to player) is {percent(game.returnBp)}. Each round is independent
          of the earlier ones. You can verify it in the history.
        </Trans>
      </p>
    </>
  )
}

const Roulette = () => (
  <Trans id="games.table.rulesRoulette">
    The wheel has the numbers 1 to 36 and a single zero. A number pays 36 times the chip; a dozen or a column
    pays 3 times. Red, black, even, odd, 1 to 18 and 19 to 36 pay twice the chip. On zero, every other bet
    loses. Chips stay in place for the next round.
  </Trans>
)

const Dice = () => (
  <Trans id="games.table.rulesDice">
    Each roll is a number from 0.00 to 99.99. Choose whether low or high rolls win, and your chance of
    winning. The smaller the chance, the higher the payout: the fair odds times the RTP.
  </Trans>
)

const Plinko = () => (
  <Trans id="games.table.rulesPlinko">
    At each row of pegs the ball goes left or right with equal chance. The bin it falls into decides the
    payout. Most paths lead to the middle; more rows and more risk make the outer bins pay more.
  </Trans>
)
