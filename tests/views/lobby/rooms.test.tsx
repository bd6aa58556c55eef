import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Room, RoomList } from '#protocol/lobby/rooms.ts'
import { show } from '#tests/views/kit/show.tsx'
import { anyOf, patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { Rooms } from '#ui/lobby/rooms/rooms.tsx'

const room: Room = {
  id: 'r1',
  name: 'Mesa da varanda',
  nodeId: 101,
  gameName: 'Truco',
  vassalage: 'PG',
  vendor: 'Pampa Grande',
  gameType: 'PVP',
  gameCode: 'truco',
  image: null,
  currency: 'BRL',
  minStake: 500,
  maxStake: 500,
  taken: 0,
  seats: 2,
  playing: 0,
  round: null,
  closedUntil: null,
  trial: false,
}

const rooms = (length: number): Room[] =>
  Array.from({ length }, (_, place) => ({ ...room, id: `r${place + 1}` }))

const known = (value: RoomList): Part<RoomList> => ({ state: 'known', value })

type Options = { isWhole?: boolean; language?: 'pt' | 'en' }

/** Shows game tables. Records each switch between some and all tables, and the ids of joined tables. */
async function showRooms(rooms: Part<RoomList>, { isWhole = false, language = 'pt' }: Options = {}) {
  const wanted: boolean[] = []
  const joined: string[] = []
  await show(
    <Rooms
      rooms={rooms}
      isWhole={isWhole}
      onWhole={(isWhole) => wanted.push(isWhole)}
      onJoin={({ id }) => joined.push(id)}
    />,
    language,
  )
  return { wanted, joined }
}

const region = page.getByRole('region', {
  name: anyOf(textOf('lobby.rooms.title'), textIn('en', 'lobby.rooms.title')),
})

const texts = {
  pt: {
    total: new RegExp(`^${textOf('lobby.rooms.title')}\\s*3\\.228`),
    more: textOf('common.showMore'),
    rest: textOf('lobby.rooms.rest', { shown: 48, total: 3_228 }),
  },
  en: {
    total: new RegExp(`^${textIn('en', 'lobby.rooms.title')}\\s*3,228`),
    more: textIn('en', 'common.showMore'),
    rest: textIn('en', 'lobby.rooms.rest', { shown: 48, total: 3_228 }),
  },
} as const

test.for(['pt', 'en'] as const)(
  '[GAME-14] shows in %s the total number of tables, the first six tables and a button for more',
  async (language) => {
    const { total, more } = texts[language]
    const { wanted } = await showRooms(known({ rooms: rooms(48), total: 3_228 }), { language })
    await expect.element(region).toMatchTextContent(total)
    await expect.element(region).not.toMatchTextContent('48')
    expect(region.element().querySelectorAll('li')).toHaveLength(6)
    await region.getByRole('button', { name: more }).click()
    expect(wanted).toEqual([true])
  },
)

test.for(['pt', 'en'] as const)(
  '[GAME-14] says in %s how many of the tables are listed',
  async (language) => {
    const { rest } = texts[language]
    await showRooms(known({ rooms: rooms(48), total: 3_228 }), { isWhole: true, language })
    await expect.element(region).toMatchTextContent(rest)
    expect(region.getByRole('listitem').elements()).toHaveLength(48)
  },
)

test('[GAME-14] does not say how many tables are listed when the list is complete', async () => {
  await showRooms(known({ rooms: rooms(48), total: 48 }), { isWhole: true })
  await expect.element(region.getByRole('listitem').nth(47)).toBeVisible()
  await expect.element(region).not.toMatchTextContent(patternOf('lobby.rooms.rest'))
})

test('[GAME-14] shows a table’s stake and waiting players, and lets the member join', async () => {
  const { joined } = await showRooms(known({ rooms: [{ ...room, taken: 1 }], total: 1 }))
  const table = region.getByRole('button', { name: /Mesa da varanda/ })
  await expect.element(table).toMatchTextContent(/R\$\s5,00/)
  await expect.element(table).toMatchTextContent(textOf('lobby.rooms.waiting', { taken: 1 }))
  await table.click()
  expect(joined).toEqual(['r1'])
})

test('offers a retry when the tables fail to load', async () => {
  let retries = 0
  await showRooms({ state: 'failed', why: 'offline', retry: () => (retries += 1) })
  await expect.element(region.getByRole('alert')).toMatchTextContent(textOf('lobby.rooms.loadFailed'))
  await region.getByRole('button', { name: textOf('common.tryAgain') }).click()
  expect(retries).toBe(1)
})
