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
        <Trans>
          All fixtures are simulated, and all clubs and teams are made up. A single is a bet on one fixture. A
          multiple is one bet on up to {limits.legs} fixtures: it wins when every leg is right.
        </Trans>
      </p>
      <p>
        <Trans>
          Odds stay as they were when you placed the bet. If they have moved before that, you are asked first.
          A fixture that has begun takes no more bets.
        </Trans>
      </p>
      <p>
        <Trans>
          Each bet is from {money(limits.least)} to {money(limits.most)}, at odds of{' '}
          {i18n.number(limits.odds / 100)} at most.
        </Trans>
      </p>
      <p>
        <Trans>
          The odds are the exact ones of the simulation, less the house’s margin of{' '}
          {percent(10_000 - returnBp)}. This book returns {percent(returnBp)} of what is staked. In a multiple
          the margin is taken once, whatever the number of legs: that is why its odds are higher than those of
          its legs multiplied.
        </Trans>
      </p>
      <p>
        <Trans>
          Bets are settled when their last fixture has ended. A fixture that is abandoned is void: a single
          gives the stake back, and a multiple goes on as if it had never had that leg.
        </Trans>
      </p>
      <p>
        <Trans>
          Each fixture has a seed, whose hash is shown from the first. The seed decides {NEWS} pieces of news
          before the fixture, and its course. When it is over the seed is shown, and your browser can play the
          fixture again.
        </Trans>
      </p>
    </>
  )
}
