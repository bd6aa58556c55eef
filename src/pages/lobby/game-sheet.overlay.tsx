import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { readSheet } from '#api/lobby/game-sheet.ts'
import type { Language } from '#domain/text/language.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { EmptyVendorWalletContainer } from '#pages/cashier/empty-vendor-wallet.container.tsx'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import { useClosedByBack } from '#pages/site/use-closed-by-back.ts'
import { GameSheet } from '#ui/lobby/game-sheet/game-sheet.tsx'
import { favouritesOf } from './favourites-actor.ts'

type Props = { task: Extract<Task, { kind: 'gameSheet' }>; onClose: () => void }

export function GameSheetOverlay({ task: { id, game }, onClose }: Props) {
  useClosedByBack(id, onClose)
  const app = useApp()
  const router = useRouter()
  const overlays = useChild('overlays')
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  const [favourites] = useState(() => favouritesOf(app))
  const [read] = useState(
    () => (language: Language, signal: AbortSignal) => readSheet(game.nodeId, language, signal),
  )
  const sheet = useRead(read, { language, edition: useRevision('games'), sent: undefined })
  /**
   * Closes these details and the list of games behind them. Called when the viewer opens the game or the
   * wallet.
   */
  const leave = () => {
    onClose()
    overlays.send({ type: 'overlay.clear', kinds: ['gameGroup'] })
  }
  return (
    <GameSheet
      game={game}
      sheet={sheet}
      player={player}
      favourites={favourites}
      wallet={<EmptyVendorWalletContainer game={game} onLeave={leave} />}
      onPlay={() => {
        leave()
        app.send({ type: 'app.play', game, from: router.state.location.href })
      }}
      onLeave={leave}
      onClose={onClose}
    />
  )
}
