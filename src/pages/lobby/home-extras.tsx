import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  hasGamesToGoOn,
  reserveContinuePlaying,
  savePlayed,
} from '#api/browser/continue-playing-placeholder.ts'
import { readLastPlayed } from '#api/lobby/recent-games.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { TileTools } from '#ui/lobby/game/tile-tools.tsx'
import { ContinuePlaying } from '#ui/lobby/home/continue-playing.tsx'
import { FavouriteFailed } from '#ui/lobby/lobby/favourite-failed.tsx'
import { favouritesOf } from './favourites-actor.ts'
import { useInfo } from './use-info.ts'

export function HomeTileTools({ game }: { game: Game }) {
  const app = useApp()
  const onInfo = useInfo()
  const [favourites] = useState(() => favouritesOf(app))
  return <TileTools game={game} favourites={favourites} onInfo={onInfo} />
}

/**
 * Recently played games on Home. If saving a favourite fails, a notice appears at the bottom of the screen
 * (GAME-02).
 */
export function ContinuePlayingContainer() {
  const app = useApp()
  const [favourites] = useState(() => favouritesOf(app))
  return (
    <>
      <LastPlayed />
      {createPortal(<FavouriteFailed favourites={favourites} />, document.body)}
    </>
  )
}

function LastPlayed() {
  const app = useApp()
  const { arrival, member } = useChild('session').getSnapshot().context
  // The row of recent games normally appears on the next visit. A login on Home changes the layout anyway, so
  // the row can appear at once.
  const [hasLoggedIn] = useState(arrival !== 'restored' && member?.hasPlayed === true)
  const [isHeld] = useState(hasGamesToGoOn)
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const games = useRead(readLastPlayed, { language, edition: useRevision('games'), sent: undefined })
  useLayoutEffect(() => {
    if (!hasLoggedIn) return
    savePlayed(true)
    reserveContinuePlaying()
  }, [hasLoggedIn])
  if (!isHeld && !hasLoggedIn) return null
  return (
    <ContinuePlaying
      games={games}
      toolsOf={(game) => <HomeTileTools game={game} />}
      onPlay={(game) => app.send({ type: 'app.play', game, from: router.state.location.pathname })}
    />
  )
}
