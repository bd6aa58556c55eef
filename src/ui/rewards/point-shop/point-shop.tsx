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
  /** Sections of the page. Null until all have loaded, so that none moves another. */
  parts: { rewards: ReactNode; conversion: ReactNode; items: ReactNode; orders: ReactNode } | null
}

/** Points, their value, and ways to use them (PTS-01, PTS-02). */
export function PointShop({ points, feedback, parts }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t`Point mall`}
      about={<Trans>Turn points into money, or redeem them for things. Points never expire.</Trans>}
    >
      {points.state === 'failed' ? (
        <PartFailed part={points} title={<Trans>Your points did not arrive</Trans>}>
          <Trans>None of your points is lost.</Trans>
        </PartFailed>
      ) : (
        <Balance points={points.state === 'known' ? points.value : null} />
      )}
      {feedback}
      {parts === null ? (
        <Skeletons />
      ) : (
        <>
          <Section title={t`Rewards in points`}>{parts.rewards}</Section>
          {parts.conversion ? <Section title={t`Convert into money`}>{parts.conversion}</Section> : null}
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
          name: t`Your points`,
          value: points ? i18n.number(points.balance) : null,
          aside: points ? (
            <Trans>
              worth <Money amount={pointWorth(points.balance, points.config.ratio)} symbol={symbol} />
            </Trans>
          ) : null,
        },
        {
          name: t`How they are earned`,
          value: points ? money(points.config.turnoverPerPoint) : null,
          aside: t`staked in settled bets are one point`,
        },
        {
          name: t`What they are worth`,
          value: points ? money(points.config.ratio.amount) : null,
          aside: points
            ? t`for ${plural(points.config.ratio.points, { one: '# point', other: '# points' })}`
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
