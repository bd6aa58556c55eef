import { Trans, useLingui } from '@lingui/react/macro'
import { NEWS } from '#domain/play/sports-model.ts'
import type { OpenedBook } from '#protocol/play/sports.ts'
import { useMoney } from '../parts/use-money.ts'
import { usePercent } from '../parts/use-percent.ts'

export function SportsRulesText({ book }: { book: OpenedBook }) {
  const { limits, returnBp, currency } = book
  const percent = usePercent()
  const money = useMoney(currency)
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <Trans id="games.sports.rulesBets">
          All matches are simulated, and all clubs and teams are made up. A single is a bet on one match. An
          accumulator is one bet on up to {limits.legs} matches. It wins when every selection is right.
        </Trans>
      </p>
      <p>
        <Trans id="games.sports.rulesOdds">
          The odds stay as they were when you placed the bet. If they change before that, we ask you first. A
          match that has started takes no more bets.
        </Trans>
      </p>
      <p>
        <Trans id="games.sports.rulesLimits">
          Stake per bet: {money(limits.least)} to {money(limits.most)}. Maximum odds:{' '}
          {i18n.number(limits.odds / 100)}.
        </Trans>
      </p>
      <p>
        <Trans id="games.sports.rulesRtp">
          The odds are those of the simulation, less our margin of {percent(10_000 - returnBp)}. The RTP
          (return to player) is {percent(returnBp)}. In an accumulator the margin is taken only once, however
          many selections it has. That’s why its odds are higher than those of its selections multiplied.
        </Trans>
      </p>
      <p>
        <Trans id="games.sports.rulesSettlement">
          A bet is settled when its last match has ended. An abandoned match is void: a single is refunded,
          and an accumulator continues without that selection.
        </Trans>
      </p>
      <p>
        <Trans id="games.sports.rulesSeed">
          Each match has a seed, and its hashed seed is shown from the start. The seed decides the match and
          the {NEWS} pieces of news before it. When the match is over, the seed is shown and your browser can
          replay the match.
        </Trans>
      </p>
    </>
  )
}
