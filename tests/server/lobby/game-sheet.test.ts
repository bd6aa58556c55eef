import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readGameSheet } from '#protocol/lobby/game-sheet.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, SLOT } from '#tests/support/play/game-world.ts'
import { textIn } from '#tests/support/texts.ts'

const BREAD = 103

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const visitor = () => visit(opened, { language: 'pt' })

const withoutTags = (html: string) => html.replaceAll(/<\/?\w+>/g, '')

describe('Game details', () => {
  test('describe a game’s stakes, return and rules in the requested language', async () => {
    const sheet = await visitor().read(readGameSheet, { nodeId: SLOT, language: 'en' })
    expect(sheet).toMatchObject({
      game: { nodeId: SLOT, gameName: 'Lucky Jaguar' },
      vendor: 'Palpite Games',
      statedReturn: 9_600,
      currency: 'BRL',
      demo: true,
    })
    expect(sheet.rules).toMatch(/^<ul><li>/)
    expect(withoutTags(sheet.rules)).toBe(textIn('en', 'game.rules.slot'))
    expect(sheet.minStake).toBeLessThan(sheet.maxStake)
    expect((await opened.request(`${readGameSheet.path}?nodeId=999`)).status).toBe(404)
  })

  test.each([
    ['table', 'roulette', 'game.rules.roulette'],
    ['table', 'dice', 'game.rules.dice'],
    ['table', 'plinko', 'game.rules.plinko'],
    ['live', 'shows', 'game.rules.wheel'],
    ['live', 'cards', 'game.rules.cards'],
  ])('describe the rules of the %s game %s in both languages', async (engine, kind, id) => {
    const change = 'update game set engine = $2, game_classify = $3 where node_id = $1'
    await opened.platform.pool.query(change, [BREAD, engine, kind])
    const rules = async (language: 'pt' | 'en') =>
      withoutTags((await visitor().read(readGameSheet, { nodeId: BREAD, language })).rules)
    const [english, portuguese] = [await rules('en'), await rules('pt')]
    await opened.platform.pool.query(change, [BREAD, 'slot', 'slots'])
    expect(english).toBe(textIn('en', id))
    expect(portuguese).toBe(textIn('pt', id))
  })
})
