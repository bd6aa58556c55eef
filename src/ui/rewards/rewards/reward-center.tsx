import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GiftSource } from '#protocol/rewards/claims.ts'
import type { Reward, Rewards } from '#protocol/rewards/rewards.ts'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import type { MemberPage } from '#ui/kit/member-pages/member-page.ts'
import { MemberPageName } from '#ui/kit/member-pages/member-page-name.tsx'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { GiftAmount } from '#ui/rewards/reward-claim/gift-amount.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'
import styles from './reward-center.module.css'

const sourceNames: Record<GiftSource, MessageDescriptor> = {
  bonus: msg({ id: 'rewards.fromUs', message: 'Bonus from us' }),
  promotion: msg({ id: 'common.promotion', message: 'Promotion' }),
  reward: msg({ id: 'common.vip', message: 'VIP' }),
  mission: msg({ id: 'common.mission', message: 'Mission' }),
  referral: msg({ id: 'rewards.invitedFriends', message: 'Referral' }),
  rebate: msg({ id: 'common.cashback', message: 'Cashback' }),
  task: msg({ id: 'common.task', message: 'Task' }),
  pointReward: msg({ id: 'common.points', message: 'Points' }),
}

type Props = {
  claim: ClaimActor
  rewards: Part<Rewards>
  pages: readonly MemberPage[]
}

/** All rewards that can be claimed now, upcoming rewards, and past claims (MEM-10). */
export function RewardCenter({ claim, rewards, pages }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t({ id: 'common.rewardCentre', message: 'Reward centre' })}
      about={
        <Trans id="rewards.rewards.intro">
          Everything you can claim, and what’s missing for your next rewards.
        </Trans>
      }
    >
      <nav
        className={styles.ways}
        aria-label={t({ id: 'rewards.rewards.morePages', message: 'More about your rewards' })}
      >
        {pages.map((page) => (
          <Link key={page} className={styles.way} to="/member/{-$page}" params={{ page }}>
            <MemberPageName page={page} />
          </Link>
        ))}
      </nav>
      {rewards.state === 'failed' ? (
        <PartFailed
          part={rewards}
          title={<Trans id="rewards.rewardsLoadFailed">Couldn’t load your rewards</Trans>}
        >
          <Trans id="common.nothingLost">Nothing has been lost.</Trans>
        </PartFailed>
      ) : (
        <RewardOverview claim={claim} rewards={rewards.state === 'known' ? rewards.value : null} />
      )}
    </ClaimPage>
  )
}

function RewardOverview({ claim, rewards }: { claim: ClaimActor; rewards: Rewards | null }) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(rewards?.currency)
  const all = rewards?.rewards ?? []
  const of = (state: Reward['state']) => all.filter((reward) => reward.state === state)
  const ready = of('claimable')
  const sum = ready.reduce((total, { amount }) => total + amount, 0)
  const points = ready.reduce((total, reward) => total + reward.points, 0)
  const common = { claim, symbol }
  return (
    <>
      <FigureList
        figures={[
          {
            name: t({ id: 'rewards.readyToClaim', message: 'Ready to claim' }),
            value: rewards ? moneyText(i18n, sum, symbol) : null,
            aside:
              points > 0
                ? t({
                    id: 'rewards.andPoints',
                    message: `${plural(points, { 0: 'and 0 points', one: 'and # point', other: 'and # points' })}`,
                  })
                : null,
          },
          {
            name: t({ id: 'rewards.rewards.readyCount', message: 'Rewards ready' }),
            value: rewards ? i18n.number(ready.length) : null,
          },
        ]}
      />
      <ClaimFeedback actor={claim} symbol={symbol} />
      {rewards === null ? (
        <Skeletons />
      ) : (
        <>
          <Group
            {...common}
            title={t({ id: 'rewards.readyToClaim', message: 'Ready to claim' })}
            rewards={ready}
          >
            <EmptyState
              state="empty"
              title={<Trans id="rewards.rewards.emptyTitle">No rewards ready right now</Trans>}
            >
              <Trans id="rewards.rewards.emptyText">See below what’s missing for your next rewards.</Trans>
            </EmptyState>
          </Group>
          <Group
            {...common}
            title={t({ id: 'rewards.rewards.nextTitle', message: 'Next rewards' })}
            rewards={of('locked')}
          />
          <Group
            {...common}
            title={t({ id: 'rewards.rewards.claimedTitle', message: 'Claimed rewards' })}
            rewards={of('claimed')}
          />
        </>
      )}
    </>
  )
}

type GroupProps = {
  claim: ClaimActor
  symbol: string
  title: string
  rewards: readonly Reward[]
  /** Shown if the group is empty. If this is undefined, an empty group is omitted. */
  children?: ReactNode
}

function Group({ claim, symbol, title, rewards, children }: GroupProps) {
  if (rewards.length === 0 && !children) return null
  return (
    <section className={claimStyles.section} aria-label={title}>
      <h2 className={claimStyles.subtitle}>{title}</h2>
      {rewards.length === 0 ? children : null}
      <ul className={styles.list}>
        {rewards.map((reward) => (
          <RewardItem key={keyOf(reward)} claim={claim} symbol={symbol} reward={reward} />
        ))}
      </ul>
    </section>
  )
}

const keyOf = ({ request }: Reward) => `${request.what} ${'id' in request ? request.id : ''}`

function RewardItem({ claim, symbol, reward }: Pick<GroupProps, 'claim' | 'symbol'> & { reward: Reward }) {
  const { i18n } = useLingui()
  const { request, source, title, amount, points, turnover, state } = reward
  return (
    <li className={styles.reward} data-state={state}>
      <div className={styles.words}>
        <b>{title}</b>
        <small>
          {i18n._(sourceNames[source])}
          <Note {...reward} symbol={symbol} />
        </small>
      </div>
      <span className={styles.amount}>
        <GiftAmount amount={amount} points={points} symbol={symbol} />
      </span>
      {state === 'claimable' ? (
        <span className={styles.act}>
          <ClaimButton actor={claim} gift={{ request, title, amount, points, turnover }} />
        </span>
      ) : null}
    </li>
  )
}

function Note({ state, reason, turnover, expiresAt, claimedAt, symbol }: Reward & { symbol: string }) {
  if (state === 'locked') return <> · {reason}</>
  if (claimedAt) {
    return (
      <>
        {' · '}
        <CalendarTime moment={claimedAt} show="short" />
      </>
    )
  }
  return (
    <>
      {turnover > 0 ? (
        <>
          {' · '}
          <Trans id="rewards.wageringNote">
            wagering requirement: <Money amount={turnover} symbol={symbol} />
          </Trans>
        </>
      ) : null}
      {expiresAt ? (
        <>
          {' · '}
          <Trans id="rewards.until">
            until <CalendarTime moment={expiresAt} show="short" />
          </Trans>
        </>
      ) : null}
    </>
  )
}
