import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { status } from '#protocol/site/system-status.ts'
import { createApi } from '#server/boot/app.ts'
import { openDatabase } from '#server/database/database.ts'
import { createQueues } from '#server/load/queues.ts'
import { createPageRoute } from '#server/pages/page-route.ts'
import type { Page, Pages } from '#server/pages/pages.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const text = new TextEncoder().encode('<p>A page</p>')
const page: Page = { status: 200, address: '/', raw: text, compressed: text, etag: '"1"', csp: '' }
const usual: Pages = async () => page

function withPool(config: pg.PoolConfig): Platform {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const database = openDatabase(pool)
  return { ...opened.platform, pool, database, reserved: database }
}

const impatient = () => withPool({ ...opened.platform.pool.options, options: '-c lock_timeout=100' })

async function lockSettings(): Promise<void> {
  const client = await opened.platform.pool.connect()
  await client.query('begin; lock table operator_setting in access exclusive mode')
  onTestFinished(async () => {
    await client.query('rollback')
    client.release()
  })
}

/** Returns a platform that cannot connect to its database, because no server listens on the port. */
const lost = () => withPool({ host: '127.0.0.1', port: 1 })

function visit(platform: Platform, pages: Pages = usual) {
  const app = new Hono()
  app.get('*', createPageRoute({ ...platform, queues: createQueues() }, pages))
  return (path = '/', cookie = '') =>
    app.fetch(new Request(`http://palpite.test${path}`, { headers: { cookie } }), connection)
}

const connection = {
  incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 50_000, remoteFamily: 'IPv4' } },
}

describe('Page that the server cannot render', () => {
  async function isStandIn(reply: Response, { says, code }: { says: string; code: number }): Promise<void> {
    expect(reply.status).toBe(code)
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply.text()).toContain(says)
  }

  test('is replaced by an error page when the database is too slow', async () => {
    await lockSettings()
    await isStandIn(await visit(impatient())(), { says: textIn('pt', 'standIn.failed'), code: 503 })
  })

  test('is replaced by an error page in the visitor’s language when there is no database', async () => {
    const open = visit(lost())
    await isStandIn(await open(), { says: textIn('pt', 'standIn.failed'), code: 503 })
    await isStandIn(await open('/promotions', 'lang=en'), { says: textIn('en', 'standIn.failed'), code: 503 })
  })

  test('is replaced by an error page when rendering fails', async () => {
    const open = visit(opened.platform, () => Promise.reject(new Error('No such part')))
    await isStandIn(await open(), { says: textIn('pt', 'standIn.failed'), code: 500 })
    expect(console.error).toHaveBeenCalledWith(new Error('No such part'))
  })

  test('is replaced by a 429 page when the visitor’s network sends too many concurrent requests', async () => {
    const { promise, resolve } = Promise.withResolvers<Page>()
    const open = visit(opened.platform, () => promise)
    const waiting = Array.from({ length: 101 }, () => open())
    await isStandIn(await open(), { says: textIn('pt', 'standIn.clientBusy'), code: 429 })
    resolve(page)
    for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(200)
  })
})

test('tells the client how long to wait before a retry if the database cannot be reached', async () => {
  const api = createApi({ ...lost(), queues: createQueues() })
  const reply = await api.fetch(new Request(`http://palpite.test${status.path}`), connection)
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await reply.json()).toMatchObject({ code: 'server.timedOut' })
})
