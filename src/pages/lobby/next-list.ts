import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { knownList } from '#api/lobby/game-list-cache.ts'
import type { Language } from '#domain/text/language.ts'
import type { LobbyActor } from '#ui/lobby/lobby/lobby-actors.ts'
import { lobbyPlace } from './lobby-places.ts'
import { lobbySearch, wishOf } from './lobby-search.ts'

/**
 * Asks for another place's list as soon as it is gone to: its page is drawn while the games are on their way. A list that
 * is known waits for its page, for it would stand there at once.
 */
export function useNextList(lobby: LobbyActor, language: Language): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        const place = pathChanged ? lobbyPlace(toLocation.pathname.slice(1)) : null
        if (place?.shows !== 'games') return
        const wish = wishOf(place, v.parse(lobbySearch, toLocation.search))
        if (!knownList(wish, language)) lobby.send({ type: 'wish.changed', wish, known: null })
      }),
    [router, lobby, language],
  )
}
