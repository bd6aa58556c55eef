import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { GameSheet as Sheet } from '#protocol/lobby/game-sheet.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { artOf, nameOf } from '#ui/lobby/game/game-text.ts'
import type { FavouriteActor } from '#ui/lobby/lobby/lobby-actors.ts'
import { GameHeart } from '#ui/play/game-frame/game-heart.tsx'
import { GameFacts } from './game-facts.tsx'
import styles from './game-sheet.module.css'

type Props = {
  /** The tile's data, shown until the details have loaded. */
  game: Game
  /** Null if the game is no longer offered. */
  sheet: Part<Sheet | null>
  player: Player
  favourites: FavouriteActor
  wallet: ReactNode
  onPlay: () => void
  onLeave: () => void
  onClose: () => void
}

export function GameSheet({ game, sheet, player, favourites, wallet, onPlay, onLeave, onClose }: Props) {
  const known = sheet.state === 'known' ? sheet.value : null
  const isGone = sheet.state === 'known' && known === null
  return (
    <Dialog title={nameOf(game)} focused="dialog" onClose={onClose}>
      <div className={styles.head}>
        <Picture className={styles.art} src={artOf(game)} alt="" width={300} height={400} />
        <GameFacts game={game} sheet={known} isWaiting={sheet.state === 'loading'} />
      </div>
      {isGone ? (
        <EmptyState
          state="empty"
          title={<Trans id="common.gameGone">This game is no longer available</Trans>}
        >
          <Trans id="common.gameGoneHelp">The provider has removed it. Choose another game.</Trans>
        </EmptyState>
      ) : null}
      {sheet.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="lobby.gameSheet.loadFailed">Couldn’t load the game’s details</Trans>}
          action={<TryAgain until={sheet.retryAt} onPress={sheet.retry} />}
        >
          {sheet.why}
        </EmptyState>
      ) : null}
      {isGone || sheet.state === 'failed' ? null : <Rules sheet={known} onLeave={onLeave} />}
      {isGone ? null : (
        <div className={styles.acts}>
          <Play game={game} sheet={known} player={player} onPlay={onPlay} />
          <GameHeart game={game} favourites={favourites} />
        </div>
      )}
      {isGone ? null : wallet}
    </Dialog>
  )
}

function Rules({ sheet, onLeave }: { sheet: Sheet | null; onLeave: () => void }) {
  return (
    <section aria-busy={sheet === null}>
      <h3 className={styles.heading}>
        <Trans id="lobby.gameSheet.howToPlay">How to play</Trans>
      </h3>
      {sheet ? <CleanHtml html={sheet.rules} onLeave={onLeave} /> : <div className={styles.waiting} />}
    </section>
  )
}

type PlayProps = Pick<Props, 'game' | 'player' | 'onPlay'> & { sheet: Sheet | null }

/**
 * The play button. If the vendor is closed, it says when the vendor opens again. A hint tells visitors if the
 * game has a demo.
 */
function Play({ game, sheet, player, onPlay }: PlayProps) {
  const closed = sheet ? sheet.game.closedUntil : game.closedUntil
  if (closed) {
    return (
      <Button aria-disabled aria-describedby="sheet-closed">
        <span id="sheet-closed">
          <Trans id="lobby.gameSheet.unavailableUntil">
            Unavailable until {<CalendarTime moment={closed} show="short" />}
          </Trans>
        </span>
      </Button>
    )
  }
  return (
    <>
      <Button look="act" onClick={onPlay}>
        <Trans id="common.play">Play</Trans>
      </Button>
      {sheet?.demo && player === 'visitor' ? (
        <p className={styles.hint}>
          <Trans id="lobby.gameSheet.demoOffer">
            You can play the demo without an account. Choose it in the login window.
          </Trans>
        </p>
      ) : null}
    </>
  )
}
