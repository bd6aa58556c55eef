import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readGameSheet } from '#protocol/lobby/game-sheet.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, SLOT } from '#tests/support/play/game-world.ts'

const BREAD = 103

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const visitor = () => visit(opened, { language: 'pt' })

describe('Game details', () => {
  test('describes a game’s stakes, return and rules in the requested language', async () => {
    const sheet = await visitor().read(readGameSheet, { nodeId: SLOT, language: 'en' })
    expect(sheet).toMatchObject({
      game: { nodeId: SLOT, gameName: 'Lucky Jaguar' },
      vendor: 'Palpite Games',
      statedReturn: 9_600,
      currency: 'BRL',
      demo: true,
    })
    expect(sheet.rules).toContain('ten lines')
    expect(sheet.minStake).toBeLessThan(sheet.maxStake)
    expect((await opened.request(`${readGameSheet.path}?nodeId=999`)).status).toBe(404)
  })

  test.each([
    ['table', 'roulette', /one zero/, /um zero/],
    ['table', 'dice', /0\.00 to 99\.99/, /0,00 a 99,99/],
    ['table', 'plinko', /falls through pegs/, /entre os pinos/],
    ['live', 'shows', /wheel with six signs/, /seis sinais/],
    ['live', 'cards', /dragon and one for the tiger/, /dragão e uma para o tigre/],
  ])(
    'describes the %s game %s with its own rules in both languages',
    async (engine, kind, inEnglish, inPortuguese) => {
      const change = 'update game set engine = $2, game_classify = $3 where node_id = $1'
      await opened.platform.pool.query(change, [BREAD, engine, kind])
      const rules = async (language: 'pt' | 'en') =>
        (await visitor().read(readGameSheet, { nodeId: BREAD, language })).rules
      const [english, portuguese] = [await rules('en'), await rules('pt')]
      await opened.platform.pool.query(change, [BREAD, 'slot', 'slots'])
      expect(english).toMatch(inEnglish)
      expect(portuguese).toMatch(inPortuguese)
      const words = {
        roulette: /roulette|zero|chips|roleta|fichas/,
        dice: /\broll\b|\bdie\b|dado/,
        plinko: /pegs|pinos/,
        shows: /signs|sinais/,
        cards: /tiger|tigre/,
      }
      const told = Object.entries(words).filter(([, word]) => word.test(english) || word.test(portuguese))
      expect(told.map(([name]) => name)).toEqual([kind])
    },
  )
})
