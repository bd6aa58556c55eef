import { Trans, useLingui } from '@lingui/react/macro'
import { FIELD_CELLS, MOST_MULTIPLIED } from '#domain/play/mines-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import { usePercent } from '../parts/use-percent.ts'

export function MinesRulesText({ game }: { game: OpenedGame }) {
  const percent = usePercent()
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <Trans id="games.mines.rulesRound">
          The minefield has {FIELD_CELLS} cells, and you choose the number of mines. Each safe cell raises the
          payout; cash out whenever you like. A mine ends the round, and the stake is lost.
        </Trans>
      </p>
      <p>
        <Trans id="games.mines.rulesPayout">
          The payout is the stake times the fair odds of the opened cells and the RTP. It’s rounded down to
          the centavo, and at most {i18n.number(MOST_MULTIPLIED)} times the stake. The round is cashed out
          automatically before it goes above that, or when no safe cell is left.
        </Trans>
      </p>
      <p>
        <Trans id="games.mines.rulesRtp">
          RTP (return to player) is {percent(game.returnBp)}, whenever you cash out. The mines are fixed from
          the start. You can verify each round in the history.
        </Trans>
      </p>
    </>
  )
}
