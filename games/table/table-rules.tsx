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
        <Trans>
          Over many rounds this game returns {percent(game.returnBp)} of what is staked. Each round is
          independent of those before it, and can be checked in the history.
        </Trans>
      </p>
    </>
  )
}

const Roulette = () => (
  <Trans>
    The wheel has the numbers 1 to 36 and one zero. A chip on a number comes back 36 times, on a dozen or a
    column 3 times, on red, black, even, odd, low or high twice. On zero all fields but the zero itself lose.
    Chips stay where they lie for the next round.
  </Trans>
)

const Dice = () => (
  <Trans>
    The roll is a number from 0.00 to 99.99. You choose whether it must be low or high, and how many rolls in
    a hundred win: the smaller the chance, the more it pays, exactly by the odds times the return.
  </Trans>
)

const Plinko = () => (
  <Trans>
    The ball goes left or right at each row of pegs, one as likely as the other, and the bin that it falls
    into says what it pays. Most ways lead to the middle; more rows and more risk make the outer bins pay
    more.
  </Trans>
)
