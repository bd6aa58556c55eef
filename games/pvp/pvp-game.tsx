import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { FrameShell, FrameTool } from '../parts/frame-shell.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useMoney } from '../parts/use-money.ts'
import { MatchTable } from './match-table.tsx'
import { PastMatches } from './past-matches.tsx'
import styles from './pvp-game.module.css'
import type { pvpMatchMachine } from './pvp-match.machine.ts'
import { PvpRulesText } from './pvp-rules-text.tsx'
import { RoomList } from './room-list.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { WaitingSeat } from './waiting-seat.tsx'

export type MatchActor = ActorRefFrom<typeof pvpMatchMachine>
export type MatchSnapshot = SnapshotFrom<typeof pvpMatchMachine>

export function PvpGame({ actor }: { actor: MatchActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, vendor, balance, refusal } = snapshot.context
  const { t } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  const announcement = useAnnouncement(snapshot, money)
  const [open, setOpen] = useState<'rules' | 'history' | null>(null)
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const away = awayOf(snapshot)
  if (!game || away) {
    const retry = () => actor.send({ type: 'game.retry' })
    const reason = refusal?.code === 'pvp.seated' ? null : refusal
    return (
      <NoGame state={away ?? 'opening'} refusal={reason} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
    )
  }
  const tools = (
    <>
      <FrameTool
        icon="rules"
        label={t({ id: 'games.common.rules', message: 'Rules' })}
        onClick={() => setOpen('rules')}
      />
      <FrameTool
        icon="history"
        label={t({ id: 'games.common.history', message: 'History' })}
        onClick={() => setOpen('history')}
      />
    </>
  )
  return (
    <>
      <FrameShell game={game} balance={balance} announcement={announcement} tools={tools}>
        <main className={styles.stage}>{stage()}</main>
      </FrameShell>
      {open === 'rules' ? (
        <Sheet title={t({ id: 'games.common.rules', message: 'Rules' })} onClose={() => setOpen(null)}>
          <PvpRulesText game={game} />
        </Sheet>
      ) : null}
      {open === 'history' ? (
        <PastMatches vendor={vendor} money={money} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )

  function stage(): ReactNode {
    const { match } = snapshot.context
    if (match && snapshot.matches('waiting'))
      return <WaitingSeat actor={actor} snapshot={snapshot} match={match} money={money} />
    if (game && match && (snapshot.matches('playing') || snapshot.matches('over')))
      return <MatchTable actor={actor} snapshot={snapshot} game={game} match={match} money={money} />
    return <RoomList actor={actor} snapshot={snapshot} money={money} />
  }
}

function awayOf(snapshot: MatchSnapshot): 'opening' | 'unreachable' | 'closed' | null {
  if (snapshot.matches('opening')) return 'opening'
  if (snapshot.matches('unreachable')) return 'unreachable'
  return snapshot.matches('closed') ? 'closed' : null
}
