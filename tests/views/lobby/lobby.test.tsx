import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Mark } from '#api/lobby/favourites.ts'
import type { GameListPart, GameListQuery } from '#api/lobby/game-list.ts'
import type { Language } from '#domain/text/language.ts'
import { favouriteMachine } from '#machines/lobby/favourite.machine.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import { Lobby } from '#ui/lobby/lobby/lobby.tsx'

const everything: GameListQuery = {
  selection: 'all',
  category: null,
  vendor: null,
  kind: null,
  text: '',
  first: 1,
  pages: 1,
}

type ReadGames = { query: GameListQuery; language: Language }

const game: Game = { nodeId: 12_345, vassalage: 'PG', gameType: 'RNG' }

/** Shows the page of all games to a member whose favourites cannot be saved. */
async function showLobby(games: readonly Game[]) {
  const readGames = fromPromise<GameListPart, ReadGames>(async () => ({
    games,
    total: games.length,
    totalPages: games.length,
    close: false,
  }))
  const lobby = createActor(lobbyMachine.provide({ actors: { readGames } }), {
    input: { player: 'member', language: 'pt', query: everything, known: null },
  })
  const favourites = createActor(
    favouriteMachine.provide({
      actors: {
        readMarked: fromPromise<readonly number[]>(async () => []),
        saveMark: fromPromise<void, Mark>(async () => {
          throw new CallFailed('server')
        }),
      },
    }),
    { input: { player: 'member', saved: [] } },
  )
  const { container } = await show(
    withRouter(
      <Lobby
        lobby={lobby.start()}
        favourites={favourites.start()}
        place={{ category: null, selection: 'all' }}
        lanes={{ state: 'known', value: [] }}
        rooms={null}
        addressOf={String}
        onNarrow={() => {}}
        onPage={() => {}}
        onMore={() => {}}
        onLogin={() => {}}
        onPlay={() => {}}
        onInfo={() => {}}
      />,
    ),
  )
  return container
}

test('[GAME-02] the lobby says that a favourite could not be saved', async () => {
  await showLobby([game])
  const mark = page.getByRole('button', { name: textOf('lobby.game.favourite', { name: 'PG 12345' }) })
  await mark.click()
  await expect.element(page.getByText(textOf('lobby.list.favouriteFailed', { 0: 'PG 12345' }))).toBeVisible()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
})

test('[HOME-06] the page of all games suggests nothing else when there are no games', async () => {
  const container = await showLobby([])
  await expect.element(page.getByText(textOf('common.checkBackLater'))).toBeVisible()
  expect(container.textContent).not.toMatch(/Outr[ao]s|a um toque/)
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
