import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { socketPath, socketProtocol } from '#protocol/site/socket.ts'
import { hashOf } from '#server/core/secret.ts'
import { socketTicket } from '#server/realtime/socket-ticket.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { openSocket, refusedWith } from '#tests/support/http/socket-client.ts'
import { askTicket, logIn, logOut, moveClock, openAt, ticketFor } from '#tests/support/http/socket-session.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

const SHOP = 'https://shop.example'

let own: OwnDatabase
/** Two processes of one platform. */
let first: ServedPlatform
let second: ServedPlatform

beforeAll(async () => {
  own = await makeOwnDatabase()
  first = await servePlatform(own)
  second = await servePlatform(own)
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await own.drop()
})
afterEach(() => moveClock(first, 0))

test('opens a socket with a ticket, and does not echo the ticket in the subprotocol', async () => {
  const { socket } = await openAt(first)
  expect(socket.protocol).toBe(socketProtocol)
})

test('accepts a ticket once across all processes', async () => {
  const ticket = await ticketFor(first, (await logIn(first)).token)
  await openSocket({ host: first.host, ticket })
  expect(await refusedWith({ host: first.host, ticket })).toBe(401)
  expect(await refusedWith({ host: second.host, ticket })).toBe(401)
})

test('opens one socket when a ticket is used ten times concurrently', async () => {
  const ticket = await ticketFor(first, (await logIn(first)).token)
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => openSocket({ host: (index % 2 ? first : second).host, ticket })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a ticket expires after thirty seconds', async () => {
  const { token } = await logIn(first)
  const [early, late] = [await ticketFor(first, token), await ticketFor(first, token)]
  await moveClock(first, 28_000)
  await openSocket({ host: first.host, ticket: early })
  await moveClock(first, 30_000)
  expect(await refusedWith({ host: first.host, ticket: late })).toBe(401)
})

test('deletes expired unused tickets when another ticket is issued', async () => {
  const { token } = await logIn(first)
  const unused = await ticketFor(first, token)
  await moveClock(first, 31_000)
  await ticketFor(first, token)
  const kept = await first.platform.database.select().from(socketTicket)
  expect(kept.map(({ ticketHash }) => ticketHash)).not.toContain(hashOf(unused))
})

test('rejects an unknown ticket, and a ticket whose session has ended', async () => {
  const { token } = await logIn(first)
  const ticket = await ticketFor(first, token)
  await logOut(second, token)
  expect(await refusedWith({ host: first.host, ticket })).toBe(401)
  expect(await refusedWith({ host: first.host, ticket: 'made-up' })).toBe(401)
})

test('rejects a ticket request without a session', async () => {
  expect((await askTicket(first, 'made-up')).status).toBe(401)
})

test('rejects sockets from foreign origins without using up the ticket', async () => {
  const ticket = await ticketFor(first, (await logIn(first)).token)
  const { host } = first
  for (const origin of [
    'https://evil.example',
    `http://${second.host}`,
    `http://${host}.evil.example`,
    'null',
  ]) {
    expect(await refusedWith({ host, ticket, origin }), origin).toBe(403)
  }
  expect(await refusedWith({ host, ticket, origin: null })).toBe(403)
  const named = host.replace('127.0.0.1', 'localhost')
  for (const origin of [`http://evil.${named}`, `http://evil${named}`])
    expect(await refusedWith({ host: named, ticket, origin }), origin).toBe(403)
  await openSocket({ host, ticket })
})

test('accepts a socket from an allowed origin', async () => {
  const ticket = await ticketFor(first, (await logIn(first)).token)
  const { host } = first
  expect(await refusedWith({ host, ticket, origin: SHOP })).toBe(403)
  await writeSetting(first.platform.database, settings.allowedOrigins, [SHOP])
  await openSocket({ host, ticket, origin: SHOP })
})

test('answers a plain HTTP request to the socket path with 426', async () => {
  const reply = await fetch(`http://${first.host}${socketPath}`)
  expect(reply.status).toBe(426)
  expect(await reply.json()).toEqual({ success: false, code: 'socket.only' })
})
