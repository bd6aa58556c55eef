import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashOf } from '#server/core/secret.ts'
import { publish } from '#server/database/publish.ts'
import { endSessions } from '#server/identity/sessions.ts'
import { MOST_OF_MEMBER, MOST_OF_SESSION } from '#server/realtime/open-sockets.ts'
import { openSocket } from '#tests/support/http/socket-client.ts'
import { logIn, logOut, moveClock, openAt, ticketFor } from '#tests/support/http/socket-session.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

const HOUR = 3_600_000

let own: OwnDatabase
/**
 * Two processes of one platform. The second pings its sockets twice a second. A shorter interval would time
 * out healthy sockets on a busy machine.
 */
let first: ServedPlatform
let second: ServedPlatform

beforeAll(async () => {
  own = await makeOwnDatabase()
  first = await servePlatform(own, { dedupFor: 0 })
  second = await servePlatform(own, { beat: 500, dedupFor: 0 })
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await own.drop()
})
afterEach(() => moveClock(first, 0))

test('[CALL-59] sends a member’s events only to that member’s sockets, in every process', async () => {
  const ana = await logIn(first)
  const theirs = [await openAt(first, ana.token), await openAt(second, ana.token)]
  const others = [await openAt(first), await openAt(second)]
  await publish(first.platform.database, { memberId: ana.memberId, type: 'balance.changed' })
  await publish(second.platform.database, { memberId: null, type: 'notice.published' })
  for (const client of [...theirs, ...others]) await client.hears('notice.published')
  for (const { heard } of theirs) expect(heard).toEqual(['balance.changed', 'notice.published'])
  for (const { heard } of others) expect(heard).toEqual(['notice.published'])
})

test('limits a session’s sockets and keeps the open ones', async () => {
  const ana = await logIn(first)
  const open = []
  for (let index = 0; index < MOST_OF_SESSION; index++) open.push(await openAt(first, ana.token))
  const tooMany = await openAt(first, ana.token)
  expect(await tooMany.closed).toBe(1013)
  await publish(first.platform.database, { memberId: ana.memberId, type: 'balance.changed' })
  for (const client of open) await client.hears('balance.changed')
  // Another session of the same member has a limit of its own.
  const elsewhere = await openAt(first, (await logIn(first, ana.memberId)).token)
  await publish(first.platform.database, { memberId: ana.memberId, type: 'messages.changed' })
  await elsewhere.hears('messages.changed')
})

test('limits a member’s sockets across sessions and leaves room for other members', async () => {
  const ana = await logIn(first)
  const phone = await logIn(first, ana.memberId)
  for (let index = 0; index < MOST_OF_MEMBER; index++)
    await openAt(first, index % 2 === 0 ? ana.token : phone.token)
  expect(await (await openAt(first, phone.token)).closed).toBe(1013)
  const bia = await openAt(first)
  await publish(first.platform.database, { memberId: null, type: 'notice.published' })
  await bia.hears('notice.published')
})

test.each([
  ['a process', { total: 2, perNetwork: 100 }],
  ['a network', { total: 100, perNetwork: 2 }],
])('limits the sockets of %s and accepts a new socket when one closes', async (_, limits) => {
  const third = await servePlatform(own, { dedupFor: 0, limits })
  try {
    const open = [await openAt(third), await openAt(third)]
    expect(await (await openAt(third)).closed).toBe(1013)
    open[0]?.socket.close()
    await open[0]?.closed
    const next = await openAt(third)
    await publish(third.platform.database, { memberId: null, type: 'notice.published' })
    await next.hears('notice.published')
  } finally {
    await third.stop()
  }
})

test('closes a socket whose client sends a message', async () => {
  const client = await openAt(first)
  client.socket.send('{}')
  expect(await client.closed).toBe(1008)
})

test('sends an event only when its transaction commits', async () => {
  const ana = await logIn(first)
  const client = await openAt(first, ana.token)
  const { database } = second.platform
  const failing = database.transaction(async (tx) => {
    await publish(tx, { memberId: ana.memberId, type: 'balance.changed' })
    throw new Error('not kept')
  })
  await expect(failing).rejects.toThrow('not kept')
  await database.transaction((tx) => publish(tx, { memberId: null, type: 'notice.published' }))
  await client.hears('notice.published')
  expect(client.heard).toEqual(['notice.published'])
})

test('[SESS-07] sends a new socket one message per type of recent event', async () => {
  const third = await servePlatform(own)
  try {
    const [ana, bia] = [await logIn(third), await logIn(third)]
    const { database } = third.platform
    const listening = await openAt(third, ana.token)
    await publish(database, { memberId: ana.memberId, type: 'contracts.changed' })
    await publish(database, { memberId: ana.memberId, type: 'balance.changed' })
    await publish(database, { memberId: ana.memberId, type: 'contracts.changed' })
    await publish(database, { memberId: bia.memberId, type: 'messages.changed' })
    await publish(database, { memberId: null, type: 'notice.published' })
    await listening.hears('notice.published')
    const late = await openAt(third, ana.token)
    await late.hears('notice.published')
    expect(late.heard).toEqual(['balance.changed', 'contracts.changed', 'notice.published'])
    expect(listening.heard).toEqual([
      'contracts.changed',
      'balance.changed',
      'contracts.changed',
      'notice.published',
    ])
  } finally {
    await third.stop()
  }
})

test('notifies every socket when the sandbox changes the site status', async () => {
  const clients = [await openAt(first), await openAt(second)]
  const systemStatus = {
    maintenance: false,
    maintenanceEnd: null,
    regionRestricted: false,
    customerService: null,
  }
  const reply = await fetch(`http://${first.host}/sandbox/api/settings/systemStatus`, {
    method: 'PUT',
    body: JSON.stringify(systemStatus),
  })
  expect(reply.status).toBe(200)
  for (const client of clients) await client.hears('status.changed')
})

test('notifies and closes only the ended session’s sockets', async () => {
  const ana = await logIn(first)
  const phone = await logIn(first, ana.memberId)
  const [ending, staying] = [await openAt(first, ana.token), await openAt(first, phone.token)]
  await logOut(second, ana.token)
  expect(await ending.closed).toBe(4401)
  expect(ending.heard).toEqual(['session.ended'])
  await publish(first.platform.database, { memberId: ana.memberId, type: 'balance.changed' })
  await staying.hears('balance.changed')
  expect(staying.heard).toEqual(['balance.changed'])
})

test('notifies and closes the sockets of replaced sessions', async () => {
  const old = await logIn(first)
  const client = await openAt(first, old.token)
  const fresh = await logIn(first, old.memberId)
  await endSessions(second.platform.database, old.memberId, { keep: hashOf(fresh.token) })
  await client.hears('session.ended')
  expect(await client.closed).toBe(4401)
})

test('notifies and closes the socket of an expired session', async () => {
  const client = await openAt(second)
  await moveClock(first, 13 * HOUR)
  await client.hears('session.ended')
  expect(await client.closed).toBe(4401)
})

test('closes a socket that does not answer pings and keeps one that does', async () => {
  const ticket = await ticketFor(second, (await logIn(first)).token)
  const dead = await openSocket({ host: second.host, ticket, answersPings: false })
  const alive = await openAt(second)
  expect(await dead.closed).toBe(1006)
  expect(alive.socket.readyState).toBe(alive.socket.OPEN)
})

test('closes only the socket whose client sends an oversized message', async () => {
  const [loud, quiet] = [await openAt(first), await openAt(first)]
  loud.socket.send('x'.repeat(5_000))
  expect(await loud.closed).toBe(1009)
  await publish(first.platform.database, { memberId: null, type: 'notice.published' })
  await quiet.hears('notice.published')
})

const listeners = sql`from pg_stat_activity where datname = current_database() and query ilike 'listen %'`

test('reconnects a dropped database listener and asks clients to reload everything', async () => {
  const ana = await logIn(first)
  const client = await openAt(first, ana.token)
  const { database } = first.platform
  const dropped = await database.execute(sql`select pg_terminate_backend(pid) ${listeners}`)
  expect(dropped.rows).toHaveLength(2)
  for (const type of ['status.changed', 'balance.changed', 'notice.published'] as const)
    await client.hears(type)
  client.heard.length = 0
  await publish(database, { memberId: ana.memberId, type: 'balance.changed' })
  await client.hears('balance.changed')
})

test('ignores unknown messages on the database channel', async () => {
  const client = await openAt(first)
  await first.platform.database.execute(sql`select pg_notify('published_event', 'hello')`)
  await publish(first.platform.database, { memberId: null, type: 'notice.published' })
  await client.hears('notice.published')
})

test('a stopping process closes its sockets and its database listener', async () => {
  const third = await servePlatform(own)
  const client = await openAt(third)
  const { database } = third.platform
  expect((await database.execute(sql`select pid ${listeners}`)).rows).toHaveLength(3)
  await third.stopServing()
  expect(await client.closed).toBe(1001)
  expect((await database.execute(sql`select pid ${listeners}`)).rows).toHaveLength(2)
  await third.stop()
})
