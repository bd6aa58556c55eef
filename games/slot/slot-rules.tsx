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
        <Trans>
          The stake is shared by ten lines. Three or more of the same sign from the left on a line win. The
          star is wild: it stands for every sign but the sun.
        </Trans>
      </p>
      <p>
        <Trans>
          Three, four or five suns anywhere win {three}, {four} or {five} free spins. Their wins count{' '}
          {freeMultiplier} times.
        </Trans>
      </p>
      <LineDrawings lines={rules.lines} />
      <PayTable game={game} rules={rules} stake={game.stakes[2] ?? 100} />
      <p>
        <Trans>
          Over many rounds this game returns {percent(game.returnBp)} of what is staked. Each round is
          independent of those before it, and can be checked in the history.
        </Trans>
      </p>
    </>
  )
}
