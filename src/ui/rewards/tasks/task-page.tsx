import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Task, TaskMeasure, Tasks } from '#protocol/rewards/tasks.ts'
import { buttonLook } from '#ui/kit/controls/button.tsx'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { TimeLeft } from '#ui/kit/text/time-left.tsx'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { GiftAmount } from '#ui/rewards/reward-claim/gift-amount.tsx'
import { GoalLine, GoalList } from '#ui/rewards/reward-claim/goal-line.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'
import styles from './tasks.module.css'

type Props = {
  claim: ClaimActor
  tasks: Part<Tasks>
  /** How far the platform's clock is ahead of the device's, in ms. */
  ahead: number
}

/** Tasks that can be done once, with their progress, rewards and deadlines (TASK-01). */
export function TaskPage({ claim, tasks, ahead }: Props) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t({ id: 'common.tasks', message: 'Tasks' })}
      about={
        <Trans id="rewards.tasks.intro">
          You can do each task once. Claim completed ones before their deadline.
        </Trans>
      }
    >
      {tasks.state === 'failed' ? (
        <PartFailed
          part={tasks}
          title={<Trans id="rewards.tasks.loadFailed">Couldn’t load your tasks</Trans>}
        >
          <Trans id="rewards.progressKept">What you’ve already done still counts.</Trans>
        </PartFailed>
      ) : (
        <TaskOverview claim={claim} tasks={tasks.state === 'known' ? tasks.value : null} ahead={ahead} />
      )}
    </ClaimPage>
  )
}

type TaskOverviewProps = Omit<Props, 'tasks'> & { tasks: Tasks | null }

function TaskOverview({ claim, tasks, ahead }: TaskOverviewProps) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(tasks?.currency)
  const of = (...states: Task['state'][]) => tasks?.tasks.filter(({ state }) => states.includes(state)) ?? []
  const ready = of('claimable')
  const sum = (what: 'amount' | 'points') => ready.reduce((total, { reward }) => total + reward[what], 0)
  const points = sum('points')
  const common = { claim, symbol, ahead }
  return (
    <>
      <FigureList
        figures={[
          {
            name: t({ id: 'rewards.readyToClaim', message: 'Ready to claim' }),
            value: tasks ? moneyText(i18n, sum('amount'), symbol) : null,
            aside:
              points > 0
                ? t({
                    id: 'rewards.andPoints',
                    message: `${plural(points, { 0: 'and 0 points', one: 'and # point', other: 'and # points' })}`,
                  })
                : null,
          },
          {
            name: t({
              id: 'rewards.tasks.claimedCount',
              comment: 'Figure label; number of tasks whose reward was claimed',
              message: 'Tasks claimed',
            }),
            value: tasks ? i18n.number(of('claimed').length) : null,
          },
        ]}
      />
      <ClaimFeedback actor={claim} symbol={symbol} />
      {tasks === null ? <Skeletons /> : null}
      {tasks?.tasks.length === 0 ? (
        <EmptyState state="empty" title={<Trans id="rewards.tasks.emptyTitle">No tasks right now</Trans>}>
          <Trans id="rewards.newOnesAppear">New ones appear here.</Trans>
        </EmptyState>
      ) : null}
      <Group {...common} title={t({ id: 'rewards.readyToClaim', message: 'Ready to claim' })} tasks={ready} />
      <Group {...common} title={t({ id: 'rewards.tasks.toDo', message: 'To do' })} tasks={of('running')} />
      <Group
        {...common}
        title={t({ id: 'rewards.tasks.pastTitle', message: 'Past tasks' })}
        tasks={of('claimed', 'expired')}
      />
    </>
  )
}

type GroupProps = {
  claim: ClaimActor
  symbol: string
  ahead: number
  title: string
  tasks: readonly Task[]
}

function Group({ title, tasks, ...common }: GroupProps) {
  if (tasks.length === 0) return null
  return (
    <section className={claimStyles.section} aria-label={title}>
      <h2 className={claimStyles.subtitle}>{title}</h2>
      <GoalList>
        {tasks.map((task) => (
          <TaskItem key={task.id} {...common} task={task} />
        ))}
      </GoalList>
    </section>
  )
}

type TaskItemProps = Omit<GroupProps, 'title' | 'tasks'> & { task: Task }

function TaskItem({ claim, symbol, ahead, task }: TaskItemProps) {
  const { i18n } = useLingui()
  const { title, text, measure, progress, goal, reward, turnover } = task
  const isMoney = measure === 'deposits' || measure === 'turnover'
  return (
    <GoalLine
      title={title}
      value={progress}
      goal={goal}
      figure={(value) => (isMoney ? moneyText(i18n, value, symbol) : i18n.number(value))}
      note={
        <>
          <span className={styles.text}>{text}</span>
          <TaskDeadline task={task} ahead={ahead} />
        </>
      }
      reward={<GiftAmount {...reward} symbol={symbol} />}
      aside={
        turnover > 0 ? (
          <Trans id="rewards.wageringNote">
            wagering requirement: <Money amount={turnover} symbol={symbol} />
          </Trans>
        ) : null
      }
      act={<TaskAction claim={claim} task={task} />}
    />
  )
}

function TaskDeadline({ task, ahead }: { task: Task; ahead: number }): ReactNode {
  const { state, expiresAt, claimedAt, progress, goal } = task
  if (claimedAt)
    return (
      <Trans id="rewards.tasks.claimedAt">
        claimed <CalendarTime moment={claimedAt} show="short" />
      </Trans>
    )
  if (!expiresAt) return null
  if (state === 'expired')
    return progress >= goal ? (
      <Trans id="rewards.tasks.notClaimedBy">
        completed, but not claimed by <CalendarTime moment={expiresAt} show="short" />
      </Trans>
    ) : (
      <Trans id="rewards.tasks.endedAt">
        ended <CalendarTime moment={expiresAt} show="short" />
      </Trans>
    )
  return (
    <span className={styles.until}>
      <Trans id="rewards.tasks.timeLeft">
        Time left: <TimeLeft until={expiresAt} ahead={ahead} />
      </Trans>
    </span>
  )
}

function TaskAction({ claim, task }: { claim: ClaimActor; task: Task }) {
  const { id, title, state, measure, reward, turnover } = task
  switch (state) {
    case 'claimable':
      return (
        <ClaimButton actor={claim} gift={{ request: { what: 'task', id }, title, ...reward, turnover }} />
      )
    case 'claimed':
      return (
        <StateTag look="gain">
          <Trans id="rewards.claimed">Claimed</Trans>
        </StateTag>
      )
    case 'expired':
      return (
        <StateTag look="loss">
          <Trans id="rewards.ended">Ended</Trans>
        </StateTag>
      )
    case 'running':
      return <TaskLink measure={measure} />
  }
}

const ways: Record<TaskMeasure, LinkProps> = {
  deposits: { to: '/member/{-$page}', params: { page: 'depositv2' } },
  turnover: { to: '/$lobby', params: { lobby: 'games' } },
  bets: { to: '/$lobby', params: { lobby: 'games' } },
  days: { to: '/$lobby', params: { lobby: 'games' } },
  profile: { to: '/member/{-$page}', params: { page: 'securityCenter' } },
  mobile: { to: '/member/{-$page}', params: { page: 'securityCenter' } },
  email: { to: '/member/{-$page}', params: { page: 'securityCenter' } },
  paymentPassword: { to: '/member/{-$page}', params: { page: 'securityCenter' } },
}

function TaskLink({ measure }: { measure: TaskMeasure }) {
  return (
    <Link {...ways[measure]} className={buttonLook('line')}>
      {measure === 'deposits' ? (
        <Trans id="common.deposit">Deposit</Trans>
      ) : measure === 'turnover' || measure === 'bets' || measure === 'days' ? (
        <Trans id="common.play">Play</Trans>
      ) : (
        <Trans id="common.myAccount">My account</Trans>
      )}
    </Link>
  )
}
