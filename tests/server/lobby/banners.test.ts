import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banner } from '#server/lobby/banner.table.ts'
import { openPlatform } from '#tests/support/platform.ts'

type Server = Awaited<ReturnType<typeof openPlatform>>
let server: Server

beforeAll(async () => {
  server = await openPlatform()
})

afterAll(() => server.close())

test('lists a position’s banners in order, each with its image and background colour', async () => {
  const text = { pt: 'Olá', en: 'Hello' }
  const row = {
    title: text,
    text,
    action: text,
    motif: 'onca',
    hue: 30,
    layout: 'arch',
    url: '/rng',
    linkageType: 'page',
  }
  const [second, first] = [randomUUID(), randomUUID()]
  await server.platform.database.insert(banner).values([
    { ...row, id: second, place: 'w_home', position: 2 },
    { ...row, id: first, place: 'w_home', position: 1 },
    { ...row, id: randomUUID(), place: 'w_login', position: 1 },
  ])
  const reply = await server.request('/wps/relay/banners?group=w_home&language=en')
  const { value } = (await reply.json()) as {
    value: { banners: { id: string; title: string; image: string; ground: string }[] }
  }
  const { banners } = value
  expect(banners.map(({ id }) => id)).toEqual([first, second])
  expect(banners[0]).toMatchObject({ title: 'Hello', ground: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(await (await server.request(banners[0]?.image ?? '')).text()).toMatch(/^<svg/)
  expect((await server.request(`/art/banners/${'-'.repeat(36)}.svg`)).status).toBe(404)
})
