import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPopups } from '#protocol/site/popups.ts'
import { game } from '#server/games/game.table.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
})
afterAll(() => opened.close())

const popupsFor = async (execution: string, language: 'pt' | 'en' = 'en') =>
  (await visit(opened).read(listPopups, { execution, language })).popups

test('lists only the popups of the requested audiences, in order', async () => {
  const [first, members, visitors] = await Promise.all(['F', 'A', 'B'].map((one) => popupsFor(one)))
  expect(first?.map(({ title }) => title)).toEqual([textIn('en', 'popup.welcome.title')])
  expect(members?.map(({ title }) => title)).toEqual([
    textIn('en', 'popup.verifyRounds.title'),
    textIn('en', 'popup.accountSafety.title'),
  ])
  expect(visitors?.map(({ title }) => title)).toEqual([
    textIn('en', 'popup.tryDemo.title'),
    textIn('en', 'popup.spottedJaguar.title'),
  ])
  expect(visitors?.every(({ execution }) => execution === 'B')).toBe(true)
  expect(await popupsFor('A,F')).toEqual([...(first ?? []), ...(members ?? [])])
})

test('lists popups in the new order after their positions change', async () => {
  const before = await popupsFor('B')
  await opened.platform.pool.query('update popup set position = 100 - position')
  expect(await popupsFor('B')).toEqual(before.toReversed())
  await opened.platform.pool.query('update popup set position = 100 - position')
})

test('returns every popup in both languages, with valid links and images', async () => {
  const [pt, en] = [await popupsFor('A,B,F', 'pt'), await popupsFor('A,B,F', 'en')]
  const nodeIds = (await opened.platform.database.select().from(game)).map(({ nodeId }) => String(nodeId))
  expect(en.filter(({ image }) => image !== null).length).toBeGreaterThanOrEqual(3)
  for (const [index, one] of en.entries()) {
    expect(one.title).not.toBe(pt[index]?.title)
    expect(one.content).not.toBe(pt[index]?.content)
    expect(`${one.title}${one.content}${pt[index]?.title}${pt[index]?.content}`).not.toContain('!')
    expect(one.action === '').toBe(one.linkageType === 'none')
    if (one.linkageType === 'game') expect(nodeIds).toContain(one.url)
    if (one.linkageType === 'page') expect(one.url).toMatch(/^\//)
    if (one.image) expect((await opened.request(one.image)).status).toBe(200)
  }
})

test('returns popups in the caller’s language by default', async () => {
  const { popups } = await visit(opened, { language: 'pt' }).read(listPopups, { execution: 'F' })
  expect(popups).toEqual(await popupsFor('F', 'pt'))
})

test('rejects a request for popups of an unknown audience', async () => {
  expect(await visit(opened).ask(listPopups, { execution: 'A,C' })).toMatchObject({ status: 422 })
})

test('lists no popups when the database contains no demo data', async () => {
  const empty = await openPlatform()
  const { popups } = await visit(empty).read(listPopups, { execution: 'A,B,F' })
  await empty.close()
  expect(popups).toEqual([])
})
