import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import type { GameListQuery } from '#api/lobby/game-list.ts'
import { knownList } from '#api/lobby/game-list-cache.ts'
import { favouritesOf } from '#app/favourites.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useApp, useChild } from '#pages/site/app-context.ts'
import { useClosedByBack } from '#pages/site/use-closed-by-back.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { GameGroup } from '#ui/lobby/game-group/game-group.tsx'
import { useInfo } from './use-info.ts'

type Props = { task: Extract<Task, { kind: 'gameGroup' }>; onClose: () => void }

/** The overlay `gameGroup`: a game list that no address names. */
export function GameGroupOverlay({ task: { id, game }, onClose }: Props) {
  useClosedByBack(id, onClose)
  const app = useApp()
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  const [favourites] = useState(() => favouritesOf(app))
  const [wish, setWish] = useState<GameListQuery>({
    selection: 'all',
    category: game.gameType,
    vendor: game.vassalage,
    kind: null,
    text: '',
    first: 1,
    pages: 1,
  })
  const lobby = useFlow(lobbyMachine, {
    input: { player, language, wish, known: knownList(wish, language) },
  })
  const look = (text: string) => setWish((wish) => ({ ...wish, text, pages: 1 }))
  useLayoutEffect(() => {
    const subscription = lobby.on('lobby.search', ({ text }) => look(text))
    return () => subscription.unsubscribe()
  })
  useOnChange(wish, () => lobby.send({ type: 'wish.changed', wish, known: knownList(wish, language) }))
  useOnChange(language, () => lobby.send({ type: 'language.changed', language }))
  useOnChange(player, () => lobby.send({ type: 'player.changed', player }))
  return (
    <GameGroup
      group={game}
      lobby={lobby}
      favourites={favourites}
      onMore={() => setWish((wish) => ({ ...wish, pages: wish.pages + 1 }))}
      onAll={() => look('')}
      onPlay={(chosen: Game) => {
        onClose()
        app.send({ type: 'app.play', game: chosen, from: router.state.location.href })
      }}
      onInfo={useInfo()}
      onLogin={() => app.send({ type: 'app.login' })}
      onClose={onClose}
    />
  )
}
