import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { knownList } from '#api/lobby/game-list-cache.ts'
import type { Language } from '#domain/text/language.ts'
import { lobbyPlace } from '#pages/kit/lobby-places.ts'
import type { LobbyActor } from '#ui/lobby/lobby/lobby-actors.ts'
import { lobbySearch, queryOf } from './lobby-search.ts'

/**
 * Requests the next list when a navigation begins, so that games load while the page renders. A cached list
 * would replace the current one immediately, so it is used only once its page is shown.
 */
export function useNextList(lobby: LobbyActor, language: Language): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
        const place = pathChanged ? lobbyPlace(toLocation.pathname.slice(1)) : null
        if (place?.shows !== 'games') return
        const query = queryOf(place, v.parse(lobbySearch, toLocation.search))
        if (!knownList(query, language)) lobby.send({ type: 'query.changed', query, known: null })
      }),
    [router, lobby, language],
  )
}
