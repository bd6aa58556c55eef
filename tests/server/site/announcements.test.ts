import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { listAnnouncements } from '#protocol/site/announcements.ts'
import { announcement } from '#server/site/announcement.table.ts'
import { makeAgent, makePlayer } from '#tests/support/agents/contracts.ts'
import { visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

const opened = await openPlatform({ world: 'demo' })
afterAll(() => opened.close())
const agent = await makeAgent(opened)
const member = await makePlayer(opened)

const ask = (asked: Record<string, unknown>, by: { token?: string } = agent.headers) =>
  visit(opened).ask(listAnnouncements, asked as object, by)

async function read(asked: Record<string, unknown> = {}, by?: { token?: string }) {
  const answer = await ask(asked, by)
  if (!answer.success) throw new Error(answer.code)
  return answer.value
}

const rows = await opened.platform.database.select().from(announcement)
const idsFor = (execution: 'A' | 'B') =>
  new Set(rows.flatMap((row) => (row.execution === execution ? [row.id] : [])))

test('[AGENT-10] shows agents the newest announcements first, nine per page, in the requested language', async () => {
  const pages = [await read(), await read({ pageNo: 2 }), await read({ pageNo: 3 })]
  expect(pages.map(({ announcements }) => announcements.length)).toEqual([9, 9, 8])
  for (const { totalPages, total } of pages) expect([totalPages, total]).toEqual([3, 26])
  const all = pages.flatMap(({ announcements }) => announcements)
  expect(new Set(all.map(({ id }) => id)).size).toBe(26)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const [english] = (await read({ language: 'en' })).announcements
  const [portuguese] = (await read({ language: 'pt' })).announcements
  expect(english?.id).toBe(portuguese?.id)
  expect(english?.title).not.toBe(portuguese?.title)
})

test('[POP-05] [CALL-51] shows announcements for agents only to agents', async () => {
  const all = { pageSize: 50 }
  const idsOf = async (by: { token?: string }, asked = {}) =>
    new Set((await read({ ...all, ...asked }, by)).announcements.map(({ id }) => id))
  for (const other of [{}, member.headers]) {
    expect(await idsOf(other)).toEqual(idsFor('B'))
    expect(await idsOf(other, { types: 'B,PL,PU,PR,H' })).toEqual(idsFor('B'))
    expect(await idsOf(other, { types: 'H' })).toEqual(new Set())
  }
  expect(await idsOf(agent.headers)).toEqual(new Set([...idsFor('A'), ...idsFor('B')]))
  expect(await idsOf(agent.headers, { execution: 'B' })).toEqual(idsFor('B'))
  expect(await ask({}, { token: 'none' })).toMatchObject({ status: 401 })
})

test('[POP-05] announcements for players never mention agent matters', () => {
  const told = rows.filter(({ execution }) => execution === 'B')
  expect(told.length).toBeGreaterThan(9)
  for (const { title, content } of told) {
    expect(`${title.pt} ${content.pt}`).not.toMatch(/agente|equipe|fatura|contrato/i)
    expect(`${title.en} ${content.en}`).not.toMatch(/\bagent|\bteam|\bbills?\b|\bcontract/i)
  }
})

test('[CALL-34] [CALL-51] filters announcements by type and audience, and hides future announcements', async () => {
  const promoted = await read({ types: 'PR,H' })
  expect(new Set(promoted.announcements.map(({ type }) => type))).toEqual(new Set(['PR', 'H']))
  const open = [await read({ types: 'B,PL,PU,PR', execution: 'B', platform: 'W' })]
  open.push(await read({ types: 'B,PL,PU,PR', execution: 'B', pageNo: 2 }))
  expect(open.map(({ announcements, total }) => [announcements.length, total])).toEqual([
    [9, 13],
    [4, 13],
  ])
  for (const { id, type, promotionType, promotionId } of open.flatMap(({ announcements }) => announcements)) {
    expect(['B', 'PL', 'PU', 'PR']).toContain(type)
    const [row] = await opened.platform.database.select().from(announcement).where(eq(announcement.id, id))
    expect(row?.execution).toBe('B')
    expect(promotionType === null).toBe(promotionId === null)
  }
  expect(open.some(({ announcements }) => announcements.some(({ promotionType }) => promotionType))).toBe(
    true,
  )
  expect(await ask({ types: 'X' })).toMatchObject({ status: 422 })
  const now = await opened.platform.clock()
  await opened.platform.database.insert(announcement).values({
    id: '00000000-0000-8000-8000-000000000001',
    type: 'PR',
    execution: 'A',
    title: { pt: 'Amanhã', en: 'Tomorrow' },
    content: { pt: '', en: '' },
    publishedAt: new Date(now.getTime() + 60_000),
  })
  expect((await read()).total).toBe(26)
})

test('[AGENT-10] lists announcements with the same time in a consistent order across pages', async () => {
  const moment = await opened.platform.clock()
  const ids = [2, 4, 3].map((number) => `00000000-0000-8000-8000-00000000000${number}`)
  await opened.platform.database.insert(announcement).values(
    ids.map((id) => ({
      id,
      type: 'PR' as const,
      execution: 'A' as const,
      title: { pt: 'Agora', en: 'Now' },
      content: { pt: '', en: '' },
      publishedAt: moment,
    })),
  )
  const pages = [1, 2, 3].map((pageNo) => read({ pageSize: 1, pageNo }))
  const shown = (await Promise.all(pages)).flatMap(({ announcements }) => announcements)
  expect(shown.map(({ id }) => id)).toEqual(ids.toSorted().toReversed())
})
