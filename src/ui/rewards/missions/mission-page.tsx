import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Mission, MissionPeriod, MissionSummary } from '#protocol/rewards/missions.ts'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { GoalLine, GoalList } from '#ui/rewards/reward-claim/goal-line.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'
import styles from './missions.module.css'

const missionPeriods: readonly MissionPeriod[] = ['day', 'week', 'month']

const titles: Record<MissionPeriod, MessageDescriptor> = {
  day: msg({ id: 'common.today', message: 'Today' }),
  week: msg({ id: 'rewards.missions.thisWeek', message: 'This week' }),
  month: msg({ id: 'common.thisMonth', message: 'This month' }),
}

type Props = {
  claim: ClaimActor
  missions: Part<MissionSummary>
  leaderboard: ReactNode
}

/** The member's missions with their progress, and the leaderboard (MEM-12). */
export function MissionPage({ claim, missions, leaderboard }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t({ id: 'common.missions', message: 'Missions' })}
      about={
        <Trans id="rewards.missions.intro">
          Missions restart every day, week or month. Claim completed ones before then.
        </Trans>
      }
    >
      {missions.state === 'failed' ? (
        <PartFailed
          part={missions}
          title={<Trans id="rewards.missions.loadFailed">Couldn’t load your missions</Trans>}
        >
          <Trans id="rewards.progressKept">What you’ve already done still counts.</Trans>
        </PartFailed>
      ) : (
        <MissionOverview claim={claim} missions={missions.state === 'known' ? missions.value : null} />
      )}
      {leaderboard}
    </ClaimPage>
  )
}

function MissionOverview({ claim, missions }: { claim: ClaimActor; missions: MissionSummary | null }) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(missions?.currency)
  const figures = (amount: number | undefined) =>
    amount === undefined ? null : moneyText(i18n, amount, symbol)
  return (
    <>
      <FigureList
        figures={[
          {
            name: t({ id: 'rewards.readyToClaim', message: 'Ready to claim' }),
            value: figures(missions?.claimable.amount),
            aside: missions
              ? t({
                  id: 'rewards.missions.claimableCount',
                  message: `${plural(missions.claimable.missions, { 0: 'no missions', one: '# mission', other: '# missions' })}`,
                })
              : null,
          },
          {
            name: t({ id: 'rewards.missions.earned', message: 'Total earned' }),
            value: figures(missions?.earned),
          },
        ]}
      />
      <ClaimFeedback actor={claim} symbol={symbol} />
      {missions === null ? <Skeletons /> : null}
      {missions?.missions.length === 0 ? (
        <EmptyState
          state="empty"
          title={<Trans id="rewards.missions.emptyTitle">No missions right now</Trans>}
        >
          <Trans id="rewards.newOnesAppear">New ones appear here.</Trans>
        </EmptyState>
      ) : null}
      {missionPeriods.map((period) => (
        <Period
          key={period}
          claim={claim}
          symbol={symbol}
          period={period}
          missions={missions?.missions.filter((mission) => mission.period === period) ?? []}
        />
      ))}
    </>
  )
}

type PeriodProps = {
  claim: ClaimActor
  symbol: string
  period: MissionPeriod
  missions: readonly Mission[]
}

function Period({ claim, symbol, period, missions }: PeriodProps) {
  const { i18n } = useLingui()
  const [first] = missions
  if (!first) return null
  return (
    <section className={claimStyles.section}>
      <header className={styles.head}>
        <h2 className={styles.subtitle}>{i18n._(titles[period])}</h2>
        <p className={claimStyles.note}>
          <Trans id="rewards.until">
            until <CalendarTime moment={first.endsAt} show="short" />
          </Trans>
        </p>
      </header>
      <GoalList>
        {missions.map((mission) => (
          <MissionItem key={mission.id} claim={claim} symbol={symbol} mission={mission} />
        ))}
      </GoalList>
    </section>
  )
}

function MissionItem({ claim, symbol, mission }: { claim: ClaimActor; symbol: string; mission: Mission }) {
  const { t, i18n } = useLingui()
  const { id, title, state, progress, goal, unit, amount, turnover, score } = mission
  const figure = (value: number) => (unit === 'money' ? moneyText(i18n, value, symbol) : i18n.number(value))
  return (
    <GoalLine
      title={title}
      value={progress}
      goal={goal}
      figure={figure}
      reward={<Money amount={amount} symbol={symbol} />}
      aside={t({ id: 'rewards.missions.missionScore', message: `Score: ${i18n.number(score)}` })}
      act={
        state === 'claimable' ? (
          <ClaimButton actor={claim} gift={{ request: { what: 'mission', id }, title, amount, turnover }} />
        ) : state === 'claimed' ? (
          <StateTag look="gain">
            <Trans id="rewards.claimed">Claimed</Trans>
          </StateTag>
        ) : (
          <StateTag look="warn">
            <Trans id="rewards.missions.inProgress">In progress</Trans>
          </StateTag>
        )
      }
    />
  )
}
