import { Plural, Trans } from '@lingui/react/macro'
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
        <Trans id="games.pvp.rulesCards">
          Two players have the same five cards, 1 to 5. In every round both play one card face down. Then the
          cards are turned over, and the higher one wins the round’s points. Each card is played once.
        </Trans>
      </p>
      <p>
        <Trans id="games.pvp.rulesPoints">
          The rounds are worth 1, 2, 3, 4 and 5 points. If the cards are equal, the points carry over to the
          next round; in the last round they’re lost. The player with more points wins. The match ends early
          if the lead can’t be caught. The last card is played automatically.
        </Trans>
      </p>
      <p>
        <Trans id="games.pvp.rulesTime">
          <Plural
            value={seconds(choosing)}
            _0="No time for a card."
            one="You have # second for each card."
            other="You have # seconds for each card."
          />{' '}
          When time runs out, your lowest card is played. A player who runs out of time twice in a row loses
          the match. If both do, there’s no winner.
        </Trans>
      </p>
      <p>
        <Trans id="games.pvp.rulesRtp">
          Your stake is held from the moment you sit down. The winner gets both stakes, less a table fee of{' '}
          {percent(ALL - game.returnBp)}. Between players of equal skill, the RTP (return to player) is{' '}
          {percent(game.returnBp)}. If there’s no winner, each stake is refunded in full.
        </Trans>
      </p>
      <p>
        <Trans id="games.pvp.rulesWaiting">
          While you wait alone, you can leave at any time. Your stake is refunded automatically{' '}
          <Plural value={minutes} _0="at once" one="after # minute" other="after # minutes" />, or when you
          close the page. You always play against another player, never a machine, and nothing depends on
          chance.
        </Trans>
      </p>
    </>
  )
}
