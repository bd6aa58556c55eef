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
  /** The page of the ranking that was loaded last. Undefined until one has loaded. */
  board: Board | undefined
}

/** The ranking for a mission period, with the member's own rank (MEM-12). */
export function Leaderboard({ period, onPeriod, rows, board }: Props) {
  const { t } = useLingui()
  const panelId = useId()
  return (
    <section className={claimStyles.section}>
      <h2 className={claimStyles.subtitle}>
        <Trans id="rewards.missions.leaderboard">Leaderboard</Trans>
      </h2>
      <p className={claimStyles.note}>
        <Trans id="rewards.missions.leaderboardIntro">
          Mission score counts on this leaderboard only. It isn’t converted to shop points.
        </Trans>
      </p>
      <Tabs
        label={t({ id: 'rewards.missions.leaderboard', message: 'Leaderboard' })}
        tabs={[
          { name: 'day', label: <Trans id="common.today">Today</Trans> },
          { name: 'week', label: <Trans id="rewards.missions.thisWeek">This week</Trans> },
          { name: 'month', label: <Trans id="common.thisMonth">This month</Trans> },
        ]}
        chosen={period}
        panelId={panelId}
        onChoose={onPeriod}
      />
      <TabPanel id={panelId} isTabbed>
        <Own board={board} />
        <ReportTable
          caption={t({ id: 'rewards.missions.leaderboard', message: 'Leaderboard' })}
          columns={useColumns()}
          rows={rows}
          keyOf={({ position }) => String(position)}
          empty={
            <EmptyState
              state="empty"
              title={<Trans id="rewards.missions.leaderboardEmptyTitle">No scores yet</Trans>}
            >
              <Trans id="rewards.missions.leaderboardEmptyText">
                Missions count even if unfinished. Players with a score appear here.
              </Trans>
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
        <Trans id="rewards.missions.ownRank">
          <strong>Your rank: {i18n.number(own.rank)}</strong> of {players}. Score: {i18n.number(own.score)}.
        </Trans>
      ) : (
        <Trans id="rewards.missions.noRank">You don’t have a rank yet.</Trans>
      )}{' '}
      <span className={claimStyles.note}>
        <Trans id="rewards.missions.ends">Ends {ends}.</Trans>
      </span>
    </p>
  )
}

function useColumns(): Column<LeaderboardPlace>[] {
  const { t, i18n } = useLingui()
  return [
    {
      name: 'rank',
      head: t({ id: 'rewards.missions.rank', message: 'Rank' }),
      inCard: 'lead',
      cell: ({ rank }) => i18n.number(rank),
    },
    {
      name: 'name',
      head: t({ id: 'common.player', message: 'Player' }),
      inCard: 'title',
      cell: ({ customerName, own }) =>
        own ? (
          <strong className={styles.me}>
            {customerName} <Trans id="rewards.missions.you">(you)</Trans>
          </strong>
        ) : (
          customerName
        ),
    },
    {
      name: 'score',
      head: t({ id: 'rewards.missions.score', message: 'Score' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ score }) => i18n.number(score),
    },
  ]
}
