import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notice } from '#server/site/notice.table.ts'
import { openPlatform } from '#tests/support/platform.ts'

type Server = Awaited<ReturnType<typeof openPlatform>>
let server: Server

beforeAll(async () => {
  server = await openPlatform()
})

afterAll(() => server.close())

async function listed() {
  const reply = await server.request('/wps/relay/notices')
  return (await reply.json()) as { value: { notices: { title: string }[] } }
}

test('[HOME-03] lists the 20 newest published notices, newest first', async () => {
  const now = Date.now()
  const at = (name: string, ago: number) => ({
    id: randomUUID(),
    title: { pt: name, en: name },
    content: { pt: '<p>…</p>', en: '<p>…</p>' },
    publishedAt: new Date(now - ago),
  })
  const rows = [at('old', 9_000), at('new', 1_000), at('to come', -3_600_000)]
  await server.platform.database.insert(notice).values(rows)
  expect((await listed()).value.notices.map(({ title }) => title)).toEqual(['new', 'old'])
  const many = Array.from({ length: 20 }, (_, place) => at('older', 10_000 + place))
  await server.platform.database.insert(notice).values(many)
  expect(await listed()).toMatchObject({ value: { notices: { length: 20 } } })
})
