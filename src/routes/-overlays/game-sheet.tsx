import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { readSheet } from '#api/game-sheet.ts'
import type { Language } from '#contract/operator-config.ts'
import type { Task } from '#machines/overlays/task.ts'
import { GameSheet } from '#ui/game-sheet/game-sheet.tsx'
import { favouritesOf } from '../../favourites.ts'
import { useApp, useChild } from '../-app.ts'
import { useEdition } from '../-use-edition.ts'
import { useRead } from '../-use-read.ts'
import { EmptyVendorWalletHere } from './empty-vendor-wallet.tsx'
import { useClosedByBack } from './use-closed-by-back.ts'

type Props = { task: Extract<Task, { kind: 'gameSheet' }>; onClose: () => void }

/** The overlay `gameSheet`. */
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
  const sheet = useRead(read, { language, edition: useEdition('games'), sent: undefined })
  /** Who plays from here, or leads their money to where it can be played with, has done with what it lies over. */
  const leave = () => {
    onClose()
    overlays.send({ type: 'overlay.clear', kind: 'gameGroup' })
  }
  return (
    <GameSheet
      game={game}
      sheet={sheet}
      player={player}
      favourites={favourites}
      wallet={<EmptyVendorWalletHere game={game} onLeave={leave} />}
      onPlay={() => {
        leave()
        app.send({ type: 'app.play', game, from: router.state.location.href })
      }}
      onLeave={leave}
      onClose={onClose}
    />
  )
}
