import { expect, test, vi } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { GameListPart, GameListQuery } from '#api/lobby/game-list.ts'
import type { Language } from '#domain/text/language.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'

const slots: GameListQuery = {
  selection: 'all',
  category: 'RNG',
  vendor: null,
  kind: null,
  text: '',
  first: 1,
  pages: 1,
}

/** Returns one of three pages of a list of 40 games. */
const partOf = (...nodeIds: number[]): GameListPart => ({
  games: nodeIds.map((nodeId) => ({ nodeId, vassalage: 'PG', gameType: 'RNG' })),
  total: 40,
  totalPages: 3,
  close: false,
})

type Question = { query: GameListQuery; isCalledOff: boolean; answer(part: GameListPart): Promise<void> }

/** Opens a list whose requests the test answers. It may answer a request more than once. */
function listOf(query: GameListQuery): { lobby: ActorRefFrom<typeof lobbyMachine>; asked: Question[] } {
  const asked: Question[] = []
  const readGames = fromPromise<GameListPart, { query: GameListQuery; language: Language }>(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const question: Question = {
          query: input.query,
          isCalledOff: false,
          async answer(part) {
            resolve(part)
            await Promise.resolve()
          },
        }
        signal.addEventListener('abort', () => {
          question.isCalledOff = true
        })
        asked.push(question)
      }),
  )
  const lobby = createActor(lobbyMachine.provide({ actors: { readGames } }), {
    input: { player: 'visitor', language: 'pt', query, known: null },
  }).start()
  return { lobby, asked }
}

const shownIn = (lobby: ActorRefFrom<typeof lobbyMachine>) =>
  lobby.getSnapshot().context.games.map(({ nodeId }) => nodeId)

/** Throws if the request has not been made. */
function questionOf(asked: readonly Question[], place: number): Question {
  const question = asked[place]
  if (!question) throw new Error(`Question ${place} was not asked.`)
  return question
}

test('[HOME-06] the game list shows only the newest query’s games, in whatever order the responses arrive', async () => {
  const { lobby, asked } = listOf(slots)
  const named = (text: string) =>
    lobby.send({ type: 'query.changed', query: { ...slots, text }, known: null })
  named('tuc')
  named('onça')
  named('tuc')
  expect(asked.map(({ query, isCalledOff }) => [query.text, isCalledOff])).toEqual([
    ['', true],
    ['tuc', true],
    ['onça', true],
    ['tuc', false],
  ])
  await questionOf(asked, 2).answer(partOf(2))
  await questionOf(asked, 1).answer(partOf(1))
  expect(shownIn(lobby)).toEqual([])
  expect(lobby.getSnapshot().hasTag('busy')).toBe(true)
  await questionOf(asked, 3).answer(partOf(3))
  expect(shownIn(lobby)).toEqual([3])
  await questionOf(asked, 3).answer(partOf(4))
  await questionOf(asked, 0).answer(partOf(5))
  expect(shownIn(lobby)).toEqual([3])
  lobby.stop()
})

test('[HOME-06] the game list shows each game once, even if its pages overlap', async () => {
  const { lobby, asked } = listOf({ ...slots, pages: 2 })
  await questionOf(asked, 0).answer(partOf(1, 2, 2, 3))
  expect(shownIn(lobby)).toEqual([1, 2, 3])
  lobby.send({ type: 'query.changed', query: { ...slots, pages: 3 }, known: null })
  await questionOf(asked, 1).answer(partOf(3, 4))
  expect(shownIn(lobby)).toEqual([1, 2, 3, 4])
  lobby.stop()
})

test('[HOME-06] going back aborts a loading page but keeps the list, and the page can be loaded again', async () => {
  const { lobby, asked } = listOf(slots)
  const wishPages = (pages: number) =>
    lobby.send({ type: 'query.changed', query: { ...slots, pages }, known: null })
  await questionOf(asked, 0).answer(partOf(1, 2))
  wishPages(2)
  wishPages(1)
  expect(questionOf(asked, 1).isCalledOff).toBe(true)
  await questionOf(asked, 1).answer(partOf(3, 4))
  expect(shownIn(lobby)).toEqual([1, 2])
  expect(lobby.getSnapshot().matches({ list: { shown: 'idle' } })).toBe(true)
  wishPages(2)
  expect(questionOf(asked, 2).query).toMatchObject({ first: 2, pages: 1 })
  await questionOf(asked, 2).answer(partOf(3, 4))
  expect(shownIn(lobby)).toEqual([1, 2, 3, 4])
  lobby.stop()
})

test('[HOME-06] the game list is loaded again when a game changes while the list is loading', async () => {
  const { lobby, asked } = listOf(slots)
  lobby.send({ type: 'list.outdated' })
  expect(questionOf(asked, 0).isCalledOff).toBe(true)
  await questionOf(asked, 0).answer(partOf(1))
  await questionOf(asked, 1).answer(partOf(2))
  expect(shownIn(lobby)).toEqual([2])
  lobby.stop()
})

test('[HOME-06] the search field keeps a trailing space until the URL’s text changes', () => {
  const { lobby } = listOf(slots)
  const inField = () => lobby.getSnapshot().context.text
  const named = (text: string) =>
    lobby.send({ type: 'query.changed', query: { ...slots, text }, known: null })
  const sought: string[] = []
  lobby.on('lobby.search', ({ text }) => {
    sought.push(text)
    named(text)
  })
  lobby.send({ type: 'text.type', text: 'porto ' })
  lobby.send({ type: 'text.send' })
  expect(inField()).toBe('porto ')
  lobby.send({ type: 'text.type', text: `${inField()}trovao` })
  lobby.send({ type: 'text.send' })
  expect(sought).toEqual(['porto', 'porto trovao'])
  named('onça')
  expect(inField()).toBe('onça')
  lobby.stop()
})

test('[HOME-06] a search loads only once, even when its text is then written to the URL', async () => {
  const { lobby, asked } = listOf(slots)
  await questionOf(asked, 0).answer(partOf(1))
  lobby.send({ type: 'text.type', text: 'onça' })
  lobby.send({ type: 'text.send' })
  expect(asked.map(({ query }) => query.text)).toEqual(['', 'onça'])
  lobby.send({ type: 'query.changed', query: { ...slots, text: 'onça' }, known: null })
  expect(asked.map(({ isCalledOff }) => isCalledOff)).toEqual([false, false])
  await questionOf(asked, 1).answer(partOf(2))
  expect(shownIn(lobby)).toEqual([2])
  lobby.stop()
})

test('[HOME-06] the search starts a quarter of a second after the last keystroke', () => {
  vi.useFakeTimers()
  try {
    const { lobby, asked } = listOf(slots)
    lobby.send({ type: 'text.type', text: 'on' })
    vi.advanceTimersByTime(249)
    lobby.send({ type: 'text.type', text: 'onça' })
    vi.advanceTimersByTime(249)
    expect(asked.map(({ query }) => query.text)).toEqual([''])
    vi.advanceTimersByTime(1)
    expect(asked.map(({ query }) => query.text)).toEqual(['', 'onça'])
    lobby.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('[HOME-06] earlier games stay while a search loads, but disappear while another category loads', async () => {
  vi.useFakeTimers()
  try {
    const { lobby, asked } = listOf(slots)
    await questionOf(asked, 0).answer(partOf(1))
    lobby.send({ type: 'query.changed', query: { ...slots, text: 'onça' }, known: null })
    vi.advanceTimersByTime(1_000)
    expect(shownIn(lobby)).toEqual([1])
    expect(lobby.getSnapshot().hasTag('late')).toBe(true)
    lobby.send({ type: 'query.changed', query: { ...slots, category: 'FISH' }, known: null })
    expect(shownIn(lobby)).toEqual([1])
    expect(lobby.getSnapshot().hasTag('late')).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(shownIn(lobby)).toEqual([])
    lobby.stop()
  } finally {
    vi.useRealTimers()
  }
})
