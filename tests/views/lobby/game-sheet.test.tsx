import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { favouriteMachine } from '#machines/lobby/favourite.machine.ts'
import type { GameSheet as Sheet } from '#protocol/lobby/game-sheet.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { GameSheet } from '#ui/lobby/game-sheet/game-sheet.tsx'

const game: Game = { nodeId: 101, vassalage: 'PG', gameType: 'RNG', displayName: 'Onça-Pintada' }

type Options = { changes?: Partial<Game>; language?: 'pt' | 'en' }

async function showSheet(sheet: Part<Sheet | null>, { changes, language = 'pt' }: Options = {}) {
  const favourites = createActor(favouriteMachine, { input: { player: 'visitor', saved: [] } }).start()
  const played: true[] = []
  await show(
    <GameSheet
      game={{ ...game, ...changes }}
      sheet={sheet}
      player="visitor"
      favourites={favourites}
      wallet={null}
      onPlay={() => played.push(true)}
      onLeave={() => {}}
      onClose={() => {}}
    />,
    language,
  )
  return played
}

const dialog = page.getByRole('dialog', { name: 'Onça-Pintada' })

test.for<[language: 'pt' | 'en', title: string, retry: string]>([
  ['pt', textOf('lobby.gameSheet.loadFailed'), textOf('common.tryAgain')],
  ['en', textIn('en', 'lobby.gameSheet.loadFailed'), textIn('en', 'common.tryAgain')],
])('the game details offer a retry in %s when loading fails', async ([language, title, retry]) => {
  let retries = 0
  await showSheet({ state: 'failed', why: 'offline', retry: () => (retries += 1) }, { language })
  const failure = dialog.getByRole('alert')
  await expect.element(failure).toMatchTextContent(title)
  const picture = dialog.element().querySelector('[data-placeholder]')?.getBoundingClientRect()
  const room = Math.round(failure.element().getBoundingClientRect().top - (picture?.bottom ?? Number.NaN))
  expect(room, 'between the picture and the message').toBeGreaterThanOrEqual(16)
  await dialog.getByRole('button', { name: retry }).click()
  expect(retries).toBe(1)
})

test('the details of a withdrawn game offer no Play button', async () => {
  await showSheet({ state: 'known', value: null })
  await expect.element(dialog).toMatchTextContent(textOf('common.gameGone'))
  await expect.element(dialog.getByRole('button', { name: textOf('common.play') })).not.toBeInTheDocument()
})

test('the details of a closed vendor’s game say when the vendor reopens and do not start the game', async () => {
  const played = await showSheet(
    { state: 'loading' },
    { changes: { closedUntil: '2026-12-01T12:00:00.000Z' } },
  )
  const play = dialog.getByRole('button', {
    name: new RegExp(textOf('lobby.gameSheet.unavailableUntil', { element0: '.*09:00' })),
  })
  await expect.element(play).toHaveAttribute('aria-disabled', 'true')
  await play.click({ force: true })
  expect(played).toEqual([])
})
