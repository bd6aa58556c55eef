import http from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#protocol/auth/login.ts'
import { status } from '#protocol/site/system-status.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

/** Body size in bytes, too large for any call. */
const LARGE = 2_000_000

let own: OwnDatabase
let served: ServedPlatform

beforeAll(async () => {
  own = await makeOwnDatabase()
  served = await servePlatform(own)
})
afterAll(async () => {
  await served.stop()
  await own.drop()
})

async function send(agent: http.Agent, path: string, body?: string) {
  const sending = http.request(`http://${served.host}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') },
    agent,
  })
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  sending.on('response', resolve).on('error', reject).end(body)
  const reply = await promise
  return { status: reply.statusCode, connection: reply.headers.connection, body: await text(reply) }
}

test.each([login.path, '/play/api/rounds'])(
  'rejects an oversized body for %s, closes the connection and serves the next request',
  async (path) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; count < 5; count++) {
      const refused = await send(agent, path, 'x'.repeat(LARGE))
      expect(refused).toMatchObject({ status: 422, connection: 'close' })
      expect(JSON.parse(refused.body)).toEqual({ success: false, code: 'request.tooLarge' })
      expect(await send(agent, status.path)).toMatchObject({ status: 200, connection: 'keep-alive' })
      expect(await send(agent, status.path)).toMatchObject({ status: 200, connection: 'keep-alive' })
    }
    agent.destroy()
  },
)
