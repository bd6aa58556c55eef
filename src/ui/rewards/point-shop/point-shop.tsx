import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pointWorth } from '#domain/money/point-worth.ts'
import type { PointConfig } from '#protocol/rewards/points.ts'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'

type OwnPoints = { balance: number; config: PointConfig }

type Props = {
  points: Part<OwnPoints>
  feedback: ReactNode
  /** The page's sections. Null until all have loaded, so that the layout does not shift. */
  parts: { rewards: ReactNode; conversion: ReactNode; items: ReactNode; orders: ReactNode } | null
}

/** The member's points, their value, and what they can be used for (PTS-01, PTS-02). */
export function PointShop({ points, feedback, parts }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t({ id: 'common.pointsShop', message: 'Points shop' })}
      about={
        <Trans id="rewards.pointShop.intro">
          Convert points to money or redeem them for items. Points never expire.
        </Trans>
      }
    >
      {points.state === 'failed' ? (
        <PartFailed
          part={points}
          title={<Trans id="rewards.pointShop.pointsLoadFailed">Couldn’t load your points</Trans>}
        >
          <Trans id="rewards.pointShop.pointsSafe">You haven’t lost any points.</Trans>
        </PartFailed>
      ) : (
        <Balance points={points.state === 'known' ? points.value : null} />
      )}
      {feedback}
      {parts === null ? (
        <Skeletons />
      ) : (
        <>
          <Section title={t({ id: 'rewards.pointShop.pointRewards', message: 'Point rewards' })}>
            {parts.rewards}
          </Section>
          {parts.conversion ? (
            <Section title={t({ id: 'rewards.pointShop.convertTitle', message: 'Convert to money' })}>
              {parts.conversion}
            </Section>
          ) : null}
          {parts.items ? (
            <Section
              title={t({
                id: 'rewards.pointShop.redeemTitle',
                comment: 'Section title; items to redeem points for',
                message: 'Redeem for items',
              })}
            >
              {parts.items}
            </Section>
          ) : null}
          {parts.orders}
        </>
      )}
    </ClaimPage>
  )
}

function Balance({ points }: { points: OwnPoints | null }) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(points?.config.currency)
  const money = (amount: number) => moneyText(i18n, amount, symbol)
  return (
    <FigureList
      figures={[
        {
          name: t({ id: 'rewards.pointShop.yourPoints', message: 'Your points' }),
          value: points ? i18n.number(points.balance) : null,
          aside: points ? (
            <Trans id="rewards.pointShop.worth">
              worth <Money amount={pointWorth(points.balance, points.config.ratio)} symbol={symbol} />
            </Trans>
          ) : null,
        },
        {
          name: t({ id: 'rewards.pointShop.earnRate', message: 'How you earn points' }),
          value: points ? money(points.config.turnoverPerPoint) : null,
          aside: t({ id: 'rewards.pointShop.earnRateNote', message: 'in settled bets per point' }),
        },
        {
          name: t({ id: 'rewards.pointShop.pointValue', message: 'What points are worth' }),
          value: points ? money(points.config.ratio.amount) : null,
          aside: points
            ? t({
                id: 'rewards.pointShop.pointValueNote',
                message: `for ${plural(points.config.ratio.points, { 0: '0 points', one: '# point', other: '# points' })}`,
              })
            : null,
        },
      ]}
    />
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={claimStyles.section} aria-label={title}>
    <h2 className={claimStyles.subtitle}>{title}</h2>
    {children}
  </section>
)
