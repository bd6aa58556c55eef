import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { GameListPart, GameListQuery } from '#api/lobby/game-list.ts'
import { knownList } from '#api/lobby/game-list-cache.ts'
import { lobbyFlow } from '#pages/lobby/lobby.flow.ts'

const query = (selection: GameListQuery['selection']): GameListQuery => ({
  selection,
  category: selection === 'all' ? 'RNG' : null,
  vendor: null,
  kind: null,
  text: '',
  first: 1,
  pages: 1,
})

const part: GameListPart = {
  games: [{ nodeId: 7, vassalage: 'PG', gameType: 'RNG' }],
  total: 1,
  totalPages: 1,
  close: false,
}

async function read(selection: GameListQuery['selection'], player: 'visitor' | 'member') {
  const lobby = createActor(lobbyFlow.provide({ actors: { readGames: fromPromise(async () => part) } }), {
    input: { player, language: 'pt', query: query(selection), known: null },
  }).start()
  await waitFor(lobby, (snapshot) => snapshot.hasTag('listed'))
  return lobby
}

test('a login keeps public game lists in the cache and removes members’ own lists', async () => {
  const all = await read('all', 'visitor')
  const favourites = await read('favorite', 'member')
  expect(knownList(query('all'), 'pt')).toMatchObject(part)
  expect(knownList(query('favorite'), 'pt')).toMatchObject(part)
  all.send({ type: 'player.changed', player: 'member' })
  expect(knownList(query('all'), 'pt')).toMatchObject(part)
  expect(knownList(query('favorite'), 'pt')).toBe(null)
  all.stop()
  favourites.stop()
})
