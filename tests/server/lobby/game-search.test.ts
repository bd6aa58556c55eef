import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listGames } from '#protocol/lobby/games.ts'
import { isClose, partsOf } from '#server/games/is-close.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, SLOT } from '#tests/support/play/game-world.ts'

const BREAD = 103

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const visitor = () => visit(opened, { language: 'pt' })
const named = async (gameName: string) => {
  const { games, total, close } = await visitor().read(listGames, { gameName })
  return { found: games.map(({ nodeId }) => nodeId), total, close }
}

/** Returns typos of a name: for each letter, an omission, an insertion, a replacement and a swap. */
const slipsOf = (name: string) =>
  [...name].flatMap((letter, place) => {
    const [before, after] = [name.slice(0, place), name.slice(place + 1)]
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [before + after, `${before}${letter}x${after}`, `${before}x${after}`, swapped]
  })

describe('Game search', () => {
  test('[HOME-06] tolerates one typo in a word of four letters or more and marks the result as close', async () => {
    for (const typed of ['oncca', 'onsa da sorte', 'noca', 'oncas', 'jaguqr', 'Jagar', 'jauguar'])
      expect({ typed, ...(await named(typed)) }).toEqual({ typed, found: [SLOT], total: 1, close: true })
    expect(await named('onca')).toEqual({ found: [SLOT], total: 1, close: false })
  })

  test('[HOME-06] finds nothing for two typos, or for a typo in a short word', async () => {
    for (const typed of ['onssa', 'pou', 'jagr', 'zzzz'])
      expect({ typed, ...(await named(typed)) }).toEqual({ typed, found: [], total: 0, close: false })
  })

  test('[HOME-06] matches a word with one typo, but not a different word that looks similar', () => {
    for (const [typed, name] of [
      ['slot', 'loterias'],
      ['mnas', 'mascara'],
      ['mnas', 'nascer'],
      ['crash', 'casa'],
    ] as const)
      expect({ typed, name, isClose: isClose(name, [typed]) }).toEqual({ typed, name, isClose: false })
    for (const [typed, name] of [
      ['mnas', 'minas'],
      ['lots', 'slots'],
      ['jagua', 'jaguar'],
      ['tucn', 'tucano'],
    ] as const)
      expect({ typed, name, isClose: isClose(name, [typed]) }).toEqual({ typed, name, isClose: true })
  })

  test('[HOME-06] tolerates one typo or missing space if all other words match', async () => {
    for (const typed of ['agua oncca', 'oncca da sort', 'luckyjaguar'])
      expect({ typed, ...(await named(typed)) }).toEqual({ typed, found: [SLOT], total: 1, close: true })
    expect((await named('oncca de sort')).found).toEqual([])
  })

  test('[HOME-06] finds a name with any single typo, because an intact part of the name still matches', () => {
    for (const name of ['tigre', 'jaguar', 'caranguejo'])
      for (const typed of slipsOf(name)) {
        const held = partsOf(typed).some((part) => name.includes(part))
        expect({ typed, isClose: isClose(name, [typed]), held }).toEqual({ typed, isClose: true, held: true })
      }
  })

  test('[HOME-06] omits close matches if there is an exact match', async () => {
    expect(await named('mina')).toEqual({ found: [MINES], total: 1, close: false })
  })

  test('treats wildcards and regular-expression characters literally', async () => {
    expect((await named('1..%')).found).toEqual([])
    expect((await named('100(%')).found).toEqual([BREAD])
    expect(isClose('a.b* c', ['a.b*c'])).toBe(true)
    expect(isClose('axbb c', ['a.b*'])).toBe(false)
  })
})
