import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Leaderboard as Board, LeaderboardPlace, MissionPeriod } from '#protocol/rewards/missions.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { TabPanel, Tabs } from '#ui/kit/layout/tabs.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import styles from './missions.module.css'

type Props = {
  period: MissionPeriod
  onPeriod: (period: MissionPeriod) => void
  rows: Rows<LeaderboardPlace>
  /** The latest page; undefined until one has loaded. */
  board: Board | undefined
}

/** Ranking of a period's missions, with the member's own rank (MEM-12). */
export function Leaderboard({ period, onPeriod, rows, board }: Props) {
  const { t } = useLingui()
  const panelId = useId()
  return (
    <section className={claimStyles.section}>
      <h2 className={claimStyles.subtitle}>
        <Trans>Leaderboard</Trans>
      </h2>
      <p className={claimStyles.note}>
        <Trans>The score of a mission counts here alone. It is no points of the point mall.</Trans>
      </p>
      <Tabs
        label={t`Leaderboard`}
        tabs={[
          { name: 'day', label: <Trans>Today</Trans> },
          { name: 'week', label: <Trans>This week</Trans> },
          { name: 'month', label: <Trans>This month</Trans> },
        ]}
        chosen={period}
        panelId={panelId}
        onChoose={onPeriod}
      />
      <TabPanel id={panelId} isTabbed>
        <Own board={board} />
        <ReportTable
          caption={t`Leaderboard`}
          columns={useColumns()}
          rows={rows}
          keyOf={({ position }) => String(position)}
          empty={
            <EmptyState state="empty" title={<Trans>Nobody has a score yet</Trans>}>
              <Trans>Each mission counts, also in part. The first bet can be yours.</Trans>
            </EmptyState>
          }
        />
      </TabPanel>
    </section>
  )
}

function Own({ board }: { board: Board | undefined }) {
  const { i18n } = useLingui()
  if (!board) return <p className={styles.own} aria-busy="true" />
  const { own, endsAt } = board
  const players = i18n.number(board.players)
  const ends = <CalendarTime moment={endsAt} show="short" />
  return (
    <p className={styles.own}>
      {own ? (
        <Trans>
          <strong>Your place: {i18n.number(own.rank)}</strong> of {players}, with a score of{' '}
          {i18n.number(own.score)}.
        </Trans>
      ) : (
        <Trans>You have no place yet.</Trans>
      )}{' '}
      <span className={claimStyles.note}>
        <Trans>Ends {ends}.</Trans>
      </span>
    </p>
  )
}

function useColumns(): Column<LeaderboardPlace>[] {
  const { t, i18n } = useLingui()
  return [
    { name: 'rank', head: t`Place`, inCard: 'lead', cell: ({ rank }) => i18n.number(rank) },
    {
      name: 'name',
      head: t`Player`,
      inCard: 'title',
      cell: ({ customerName, own }) =>
        own ? (
          <strong className={styles.me}>
            {customerName} <Trans>(you)</Trans>
          </strong>
        ) : (
          customerName
        ),
    },
    {
      name: 'score',
      head: t`Score`,
      isFigure: true,
      inCard: 'aside',
      cell: ({ score }) => i18n.number(score),
    },
  ]
}
