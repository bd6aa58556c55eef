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
        <Trans>
          {FIELD_CELLS} cells, as many mines among them as you choose. Each clear cell you open makes the
          round worth more; take it whenever you like. A mine ends the round, and the stake is lost.
        </Trans>
      </p>
      <p>
        <Trans>
          The worth is the exact odds against the cells opened so far, times the return, rounded down to the
          centavo. At {i18n.number(MOST_MULTIPLIED)} times the stake the round is paid out by itself.
        </Trans>
      </p>
      <p>
        <Trans>
          Whenever you stop, this game returns {percent(game.returnBp)} of what is staked. The mines lie from
          the start, and each round can be checked in the history.
        </Trans>
      </p>
    </>
  )
}
