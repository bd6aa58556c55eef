import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, SLOT } from '#tests/support/play/game-world.ts'

type Server = Awaited<ReturnType<typeof openPlatform>>
let server: Server

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
})

afterAll(() => server.close())

test('serves compressed, immutable SVG art with an ETag, and answers 404 for unknown art', async () => {
  for (const path of [
    `/art/games/${SLOT}.svg`,
    `/art/symbols/${SLOT}/t.svg`,
    `/art/cells/${MINES}.svg`,
    '/art/vendors/PG.svg',
  ]) {
    const reply = await server.request(`${path}?v=1`, { headers: { 'accept-encoding': 'br' } })
    expect(reply.headers.get('content-type')).toBe('image/svg+xml')
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    const etag = reply.headers.get('etag') ?? ''
    expect((await server.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(await (await server.request(path)).text()).toMatch(/^<svg/)
  }
  for (const path of [
    '/art/games/999.svg',
    '/art/cells/999.svg',
    `/art/symbols/${SLOT}/q.svg`,
    '/art/games/x.svg',
  ]) {
    expect((await server.request(path)).status).toBe(404)
  }
})
