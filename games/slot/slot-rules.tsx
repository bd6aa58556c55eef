import { Trans } from '@lingui/react/macro'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { SlotRules } from '#protocol/play/play-slot.ts'
import { usePercent } from '../parts/use-percent.ts'
import { LineDrawings } from './line-drawings.tsx'
import { PayTable } from './pay-table.tsx'

export function SlotRulesText({ game, rules }: { game: OpenedGame; rules: SlotRules }) {
  const percent = usePercent()
  const [three, four, five] = rules.freeSpins
  const { freeMultiplier } = rules
  return (
    <>
      <p>
        <Trans id="games.slot.rulesLines">
          The stake is split across ten lines. Three or more of the same symbol on a line, from the left, win.
          The star is wild: it counts as any symbol except the sun.
        </Trans>
      </p>
      <p>
        <Trans id="games.slot.rulesFreeSpins">
          Three, four or five suns anywhere win {three}, {four} or {five} free spins. Their payouts are
          multiplied by {freeMultiplier}.
        </Trans>
      </p>
      <LineDrawings lines={rules.lines} />
      <PayTable game={game} rules={rules} stake={game.stakes[2] ?? 100} />
      <p>
        <Trans id="games.common.rulesRtp">
          Over many rounds, the RTP (return to player) is {percent(game.returnBp)}. Each round is independent
          of the earlier ones. You can verify it in the history.
        </Trans>
      </p>
    </>
  )
}
