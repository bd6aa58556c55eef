import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Mark } from '#api/lobby/favourites.ts'
import type { Language } from '#domain/text/language.ts'
import { favouriteMachine } from '#machines/lobby/favourite.machine.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { show } from '#tests/views/kit/show.tsx'
import { patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { Tile } from '#ui/lobby/game/tile.tsx'
import { TileTools } from '#ui/lobby/game/tile-tools.tsx'
import { FavouriteFailed } from '#ui/lobby/lobby/favourite-failed.tsx'

const bare: Game = { nodeId: 12_345, vassalage: 'PG', gameType: 'RNG' }

/** Shows game tiles and records which games are started. */
async function showTiles(games: readonly Game[], language: Language = 'pt') {
  const started: number[] = []
  await show(
    games.map((game) => <Tile key={game.nodeId} game={game} onPlay={({ nodeId }) => started.push(nodeId)} />),
    language,
  )
  return started
}

const tile = (place: number) => page.getByRole('button').nth(place)

test('[GAME-01] game tiles repeat four designs, chosen by the game’s number', async () => {
  await showTiles(Array.from({ length: 8 }, (_, place) => ({ ...bare, nodeId: 12_344 + place })))
  await expect.element(tile(7)).toBeVisible()
  const inks = page
    .getByRole('button')
    .elements()
    .map((element) => getComputedStyle(element).getPropertyValue('--ink').trim())
  expect(new Set(inks).size).toBe(4)
  expect(inks.slice(4)).toEqual(inks.slice(0, 4))
})

test('[GAME-01] a tile shows a name and a vendor even if the game’s data is incomplete', async () => {
  const started = await showTiles([
    bare,
    { ...bare, nodeId: 12_346, gameName: 'Nome do jogo', isHot: 1 },
    { ...bare, nodeId: 12_347, nodeName: 'Nome do nó' },
    {
      ...bare,
      nodeId: 12_348,
      displayName: 'Onça-Pintada',
      gameName: 'Nome do jogo',
      vendor: 'Pampa Grande',
    },
  ])
  await expect.element(tile(0)).toMatchTextContent(/^PG 12345PG$/)
  expect(tile(0).element().querySelector('[data-placeholder]')?.checkVisibility()).toBe(true)
  await expect.element(tile(1)).toMatchTextContent(/^Em altaNome do jogoPG$/)
  await expect.element(tile(2)).toMatchTextContent(/^Nome do nóPG$/)
  await expect.element(tile(3)).toMatchTextContent(/^Onça-PintadaPampa Grande$/)
  await tile(0).click()
  expect(started).toEqual([12_345])
})

test.for<[language: 'pt' | 'en', closed: RegExp, withdrawn: string]>([
  ['pt', new RegExp(textOf('lobby.game.backOn', { element0: '.*09:00' })), textOf('lobby.game.removed')],
  [
    'en',
    new RegExp(textIn('en', 'lobby.game.backOn', { element0: '.*09:00' })),
    textIn('en', 'lobby.game.removed'),
  ],
])(
  '[GAME-01] says in %s why a game cannot be played, and does not start the game',
  async ([language, closed, withdrawn]) => {
    const started = await showTiles(
      [
        { ...bare, closedUntil: '2026-12-01T12:00:00.000Z' },
        { ...bare, nodeId: 12_346, withdrawn: true },
      ],
      language,
    )
    await expect.element(tile(0)).toMatchTextContent(closed)
    await expect.element(tile(1)).toMatchTextContent(withdrawn)
    for (const place of [0, 1]) {
      await expect.element(tile(place)).toHaveAttribute('aria-disabled', 'true')
      await tile(place).click({ force: true })
    }
    expect(started).toEqual([])
  },
)

test.for<[what: string, failure: CallFailed, text: RegExp]>([
  [
    'rate-limited',
    new CallFailed('throttled', { retryAfter: 95_000 }),
    new RegExp(textOf('kit.errors.loadThrottledWait', { element0: '1:3\\d' })),
  ],
  ['failed', new CallFailed('server'), patternOf('lobby.list.favouriteFailed')],
])('[GAME-02] reverts a favourite that cannot be saved and says why: %s', async ([, failure, text]) => {
  const saved = Promise.withResolvers<void>()
  const actor = createActor(
    favouriteMachine.provide({
      actors: {
        readMarked: fromPromise<readonly number[]>(async () => []),
        saveMark: fromPromise<void, Mark>(() => saved.promise),
      },
    }),
    { input: { player: 'member', saved: [] } },
  ).start()
  await show(
    <>
      <TileTools game={bare} favourites={actor} onInfo={() => {}} />
      <FavouriteFailed favourites={actor} />
    </>,
  )
  const mark = page.getByRole('button', {
    name: textOf('lobby.game.favourite', { name: 'PG 12345' }),
    exact: true,
  })
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  saved.reject(failure)
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('status')).toMatchTextContent(text)
})
