import { Trans } from '@lingui/react/macro'
import type { OpenedPvp } from '#protocol/play/play-pvp.ts'
import { usePercent } from '../parts/use-percent.ts'

/** 100% in basis points. */
const ALL = 10_000
const seconds = (milliseconds: number) => Math.round(milliseconds / 1_000)

export function PvpRulesText({ game }: { game: OpenedPvp }) {
  const percent = usePercent()
  const { choosing, waiting } = game.lasts
  const minutes = Math.round(waiting / 60_000)
  return (
    <>
      <p>
        <Trans>
          Two members, the same five cards each: 1 to 5. In every round both lay one card face down; when both
          lie they are opened, and the higher card takes the round’s points. Each card is played once.
        </Trans>
      </p>
      <p>
        <Trans>
          The rounds are worth 1, 2, 3, 4 and 5 points. When both cards are the same, the points go into the
          next round; those of the last round are lost. Whoever has more points wins, and the match ends early
          once nobody can be overtaken. The last card plays itself.
        </Trans>
      </p>
      <p>
        <Trans>
          You have {seconds(choosing)} seconds for each card. When the time is up your lowest one is played.
          Whoever lets two choices in a row pass loses the match; if both do, nobody wins.
        </Trans>
      </p>
      <p>
        <Trans>
          Each stake is held from the moment you sit down. The winner has both without the table’s{' '}
          {percent(ALL - game.returnBp)}: between equals this game returns {percent(game.returnBp)}. If nobody
          wins, each stake goes back whole.
        </Trans>
      </p>
      <p>
        <Trans>
          Whoever sits alone may get up at any time; after {minutes} minutes, or when the page is closed, the
          stake goes back by itself. Only members play here, never a machine, and nothing is drawn by lot.
        </Trans>
      </p>
    </>
  )
}
