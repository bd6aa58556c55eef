import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type RefObject, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { winnerBoardMachine } from '#machines/lobby/winner-board.machine.ts'
import type { Winner } from '#protocol/lobby/winner-board.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import styles from './winner-board.module.css'
import { WinnerRow } from './winner-row.tsx'

/** The height of a row, in px. */
const ROW = 56
/** How fast the list moves, in px per second. This is half a pixel per frame at 60 Hz (HOME-10). */
const SPEED = 30
const SHOWN_AT_ONCE = 6

type Props = { board: ActorRefFrom<typeof winnerBoardMachine>; onPlay: (game: Winner) => void }

/** Recent big wins (HOME-10). The list moves, but not on hover, on focus or while paused. */
export function WinnerBoard({ board, onPlay }: Props) {
  const winners = useSelector(board, ({ context }) => context.winners)
  const isPaused = useSelector(board, (snapshot) => snapshot.hasTag('paused'))
  const { t } = useLingui()
  const passes = winners.length > SHOWN_AT_ONCE
  const window = useRef<HTMLDivElement>(null)
  return (
    <section
      className={styles.board}
      aria-labelledby="winners-title"
      onPointerEnter={() => board.send({ type: 'board.hold' })}
      onPointerLeave={() => board.send({ type: 'board.release' })}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) board.send({ type: 'board.hold' })
      }}
      onBlur={() => {
        // The keyboard focus may have scrolled the list.
        window.current?.scrollTo({ top: 0 })
        board.send({ type: 'board.release' })
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id="winners-title">
          <Trans id="lobby.winners.title">Biggest wins</Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="lobby.winners.about">From the last 7 days. Tap a win to play that game.</Trans>
        </p>
        <div className={styles.ways}>
          {passes ? (
            <IconButton
              label={
                isPaused
                  ? t({ id: 'lobby.winners.resume', message: 'Resume list of winners' })
                  : t({ id: 'lobby.winners.pause', message: 'Pause list of winners' })
              }
              onClick={() => board.send({ type: isPaused ? 'board.play' : 'board.pause' })}
            >
              <Icon name={isPaused ? 'play' : 'pause'} small />
            </IconButton>
          ) : null}
          <Link className={styles.all} to={'/winners' as string}>
            <Trans id="lobby.winners.all">All winners</Trans>
          </Link>
        </div>
      </header>
      <Lines {...{ board, onPlay, passes, window }} />
    </section>
  )
}

type LinesProps = Props & { passes: boolean; window: RefObject<HTMLDivElement | null> }

function Lines({ board, onPlay, passes, window }: LinesProps) {
  const snapshot = useSelector(board, (snapshot) => snapshot)
  const { winners, failure } = snapshot.context
  if (snapshot.matches({ list: 'failed' })) {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="lobby.winners.loadFailed">Couldn’t load the winners</Trans>}
        action={
          <Button onClick={() => board.send({ type: 'board.retry' })}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        <FailureSentences failure={failure} />
      </EmptyState>
    )
  }
  if (snapshot.matches({ list: 'empty' })) {
    return (
      <EmptyState state="empty" title={<Trans id="lobby.winners.empty">No wins in the last 7 days</Trans>}>
        <Trans id="lobby.winners.emptyHelp">A big win appears here up to a minute after the round.</Trans>
      </EmptyState>
    )
  }
  const rows = (isCopy: boolean) => (
    <ol className={styles.rows} aria-hidden={isCopy || undefined}>
      {winners.map((winner, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the key identifies the row, not the winner
        <li key={place}>
          <WinnerRow winner={winner} isCopy={isCopy} onPlay={onPlay} />
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.window} ref={window} aria-busy={winners.length === 0}>
      <div
        className={styles.belt}
        data-moves={passes || undefined}
        data-paused={!snapshot.hasTag('moving') || undefined}
        style={passes ? { animationDuration: `${(winners.length * ROW) / SPEED}s` } : undefined}
      >
        {rows(false)}
        {passes ? rows(true) : null}
      </div>
    </div>
  )
}
