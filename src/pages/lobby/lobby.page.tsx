import { lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { knownList } from '#api/lobby/game-list-cache.ts'
import { readVendors } from '#api/lobby/vendors.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { focusLeftGame } from '#pages/kit/leave-game.ts'
import { inTime } from '#pages/kit/loading/chunk-loading.ts'
import type { LobbyPlace } from '#pages/kit/lobby-places.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { hasRooms, Lobby, LobbySkeleton } from '#ui/lobby/lobby/lobby.tsx'
import { gameOfRoom } from '#ui/lobby/rooms/game-of-room.ts'
import { RoomsSkeleton } from '#ui/lobby/rooms/rooms.tsx'
import { favouritesOf } from './favourites-actor.ts'
import { lobbyFlow } from './lobby.flow.ts'
import { lobbySearch, queryOf } from './lobby-search.ts'
import { useNextList } from './next-list.ts'
import { useInfo } from './use-info.ts'

const Rooms = lazyRouteComponent(
  inTime(() => import('./rooms.container.tsx')),
  'RoomsContainer',
)

/** The server renders only a skeleton, because only the browser reads the search params. */
export function LobbyPage({ place }: { place: LobbyPlace }) {
  const isHydrated = useHydrated()
  return isHydrated ? <ListPage place={place} /> : <LobbySkeleton place={place} />
}

function ListPage({ place }: { place: LobbyPlace }) {
  const app = useApp()
  const router = useRouter()
  const [search, change] = useAddressSearch(lobbySearch)
  const query = queryOf(place, search)
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  const [favourites] = useState(() => favouritesOf(app))
  const lobby = useFlow(lobbyFlow, {
    input: { player, language, query, known: knownList(query, language) },
  })
  const lanes = useRead(readVendors, { language, edition: useRevision('games'), sent: undefined })

  // Subscribe before the flow starts. Otherwise its first events would be lost.
  useLayoutEffect(() => {
    const subscriptions = [
      lobby.on('lobby.search', ({ text }) =>
        change({ q: text || undefined, page: undefined, pages: undefined }),
      ),
      lobby.on('lobby.moveTo', ({ page }) => change({ page, pages: undefined })),
      lobby.on('lobby.loginNeeded', () => app.send({ type: 'app.login' })),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  })
  useNextList(lobby, language)
  useOnChange(JSON.stringify(query), () =>
    lobby.send({ type: 'query.changed', query, known: knownList(query, language) }),
  )
  useOnChange(language, () => lobby.send({ type: 'language.changed', language }))
  useOnChange(useRevision('games'), () => lobby.send({ type: 'list.outdated' }))
  useOnChange(player, () => lobby.send({ type: 'player.changed', player }))
  useEffect(focusLeftGame, [])

  const narrow = (changed: Partial<typeof search>) =>
    change({ ...changed, page: undefined, pages: undefined }, { stop: true })
  const play = (game: Game) => app.send({ type: 'app.play', game, from: router.state.location.href })
  const { category } = place
  return (
    <Lobby
      lobby={lobby}
      favourites={favourites}
      place={place}
      rooms={
        category && hasRooms(category) ? (
          <Suspense fallback={<RoomsSkeleton />}>
            <Rooms
              category={category}
              vendor={query.vendor}
              isWhole={search.tables === 'all'}
              onWhole={(isWhole) => change({ tables: isWhole ? 'all' : undefined })}
              onJoin={(room) => play(gameOfRoom(room))}
            />
          </Suspense>
        ) : null
      }
      lanes={lanes}
      addressOf={(page) =>
        router.buildLocation({ to: '.', search: { ...search, page, pages: undefined } as never }).href
      }
      onNarrow={(by) =>
        narrow({
          ...('selection' in by && { list: by.selection === 'all' ? undefined : by.selection }),
          ...('vendor' in by && { vassalage: by.vendor ?? undefined }),
          ...('kind' in by && { kind: by.kind ?? undefined }),
          ...('text' in by && { q: by.text || undefined }),
        })
      }
      onPage={(page) => change({ page: page === 1 ? undefined : page, pages: undefined }, { stop: true })}
      onMore={() => change({ pages: query.pages + 1 })}
      onInfo={useInfo()}
      onLogin={() => app.send({ type: 'app.login' })}
      onPlay={play}
    />
  )
}
