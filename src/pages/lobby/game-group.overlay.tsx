import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import type { GameListQuery } from '#api/lobby/game-list.ts'
import { knownList } from '#api/lobby/game-list-cache.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useClosedByBack } from '#pages/site/use-closed-by-back.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { GameGroup } from '#ui/lobby/game-group/game-group.tsx'
import { favouritesOf } from './favourites-actor.ts'
import { lobbyFlow } from './lobby.flow.ts'
import { useInfo } from './use-info.ts'

type Props = { task: Extract<Task, { kind: 'gameGroup' }>; onClose: () => void }

/** The overlay `gameGroup`: one vendor's games in one category. It has no URL of its own. */
export function GameGroupOverlay({ task: { id, game }, onClose }: Props) {
  useClosedByBack(id, onClose)
  const app = useApp()
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  const [favourites] = useState(() => favouritesOf(app))
  const [query, setQuery] = useState<GameListQuery>({
    selection: 'all',
    category: game.gameType,
    vendor: game.vassalage,
    kind: null,
    text: '',
    first: 1,
    pages: 1,
  })
  const lobby = useFlow(lobbyFlow, {
    input: { player, language, query, known: knownList(query, language) },
  })
  const look = (text: string) => setQuery((query) => ({ ...query, text, pages: 1 }))
  useLayoutEffect(() => {
    const subscription = lobby.on('lobby.search', ({ text }) => look(text))
    return () => subscription.unsubscribe()
  })
  useOnChange(query, () => lobby.send({ type: 'query.changed', query, known: knownList(query, language) }))
  useOnChange(language, () => lobby.send({ type: 'language.changed', language }))
  useOnChange(player, () => lobby.send({ type: 'player.changed', player }))
  return (
    <GameGroup
      group={game}
      lobby={lobby}
      favourites={favourites}
      onMore={() => setQuery((query) => ({ ...query, pages: query.pages + 1 }))}
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
