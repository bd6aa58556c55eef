import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { FrameShell, FrameTool } from '../parts/frame-shell.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { BetSlip } from './bet-slip.tsx'
import { FixtureList } from './fixture-list.tsx'
import { MyBets } from './my-bets.tsx'
import styles from './sports-book.module.css'
import { SportsRulesText } from './sports-rules.tsx'
import type { sportsSlipMachine } from './sports-slip.machine.ts'

export type SlipActor = ActorRefFrom<typeof sportsSlipMachine>

export function SportsBook({ actor }: { actor: SlipActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { book, vendor, balance, legs, refusal } = snapshot.context
  const { t } = useLingui()
  const [page, setPage] = useState<'fixtures' | 'bets'>('fixtures')
  const [areRulesOpen, setRulesOpen] = useState(false)
  const announcement = useAnnouncement(snapshot)
  useEffect(() => {
    if (book) document.title = book.name
  }, [book])
  const away = awayOf(snapshot)
  if (!book || away) {
    const retry = () => actor.send({ type: 'book.retry' })
    const reason = refusal?.code === 'sports.changed' ? null : refusal
    return (
      <NoGame state={away ?? 'opening'} refusal={reason} backUrl={book?.backUrl ?? '/'} onRetry={retry} />
    )
  }
  return (
    <>
      <FrameShell
        game={book}
        balance={balance}
        announcement={announcement}
        tools={
          <FrameTool
            icon="rules"
            label={t({ id: 'games.common.rules', message: 'Rules' })}
            onClick={() => setRulesOpen(true)}
          />
        }
      >
        <div className={styles.book}>
          <main className={styles.main}>
            <nav
              className={styles.pages}
              aria-label={t({ id: 'games.sports.sportsbook', message: 'Sportsbook' })}
            >
              {(['fixtures', 'bets'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  className={styles.page}
                  aria-current={page === one ? 'page' : undefined}
                  onClick={() => setPage(one)}
                >
                  {one === 'fixtures' ? (
                    <Trans id="games.sports.matches">Matches</Trans>
                  ) : (
                    <Trans id="games.sports.myBets">My bets</Trans>
                  )}
                </button>
              ))}
            </nav>
            {page === 'fixtures' ? (
              <FixtureList
                book={book}
                vendor={vendor}
                legs={legs}
                canPick={(leg) => snapshot.can({ type: 'pick.toggle', leg })}
                onPick={(leg) => actor.send({ type: 'pick.toggle', leg })}
              />
            ) : (
              <MyBets book={book} vendor={vendor} />
            )}
          </main>
          <BetSlip actor={actor} book={book} onBets={() => setPage('bets')} />
        </div>
      </FrameShell>
      {areRulesOpen ? (
        <Sheet title={t({ id: 'games.common.rules', message: 'Rules' })} onClose={() => setRulesOpen(false)}>
          <SportsRulesText book={book} />
        </Sheet>
      ) : null}
    </>
  )
}

type Snapshot = SnapshotFrom<typeof sportsSlipMachine>

function awayOf(snapshot: Snapshot): 'opening' | 'unreachable' | 'closed' | null {
  if (snapshot.matches('opening')) return 'opening'
  if (snapshot.matches('unreachable')) return 'unreachable'
  return snapshot.matches('closed') ? 'closed' : null
}

/** Returns a text that screen readers announce whenever it changes. */
function useAnnouncement(snapshot: Snapshot): string {
  const { t } = useLingui()
  if (snapshot.matches('placed')) return t({ id: 'games.sports.betPlaced', message: 'Bet placed' })
  if (snapshot.matches('placing')) return t({ id: 'games.sports.placing', message: 'Placing your bet…' })
  return ''
}
