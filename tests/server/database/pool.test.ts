import { once } from 'node:events'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#server/database/connection/pool.ts'
import { CALL_TIMEOUTS } from '#server/database/connection/pool-limits.ts'
import { silenceReports } from '#tests/support/http/connections.ts'
import { makeOwnDatabase } from '#tests/support/own-database.ts'

test('closes every connection when a pool ends', async () => {
  const own = await makeOwnDatabase()
  for (let round = 0; round < 10; round += 1) {
    const { pool, end } = openPool({ ...own.config, max: 8 }, CALL_TIMEOUTS)
    const ended: string[] = []
    pool.on('error', ({ message }) => ended.push(message))
    await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.01)')))
    let closed = 0
    pool.on('remove', () => {
      closed += 1
    })
    await end()
    expect(closed).toBe(8)
    expect(ended).toEqual([])
  }
  await own.drop()
})

test('sets lock and statement timeouts on every connection', async () => {
  const own = await makeOwnDatabase()
  const { pool, end } = openPool({ ...own.config, max: 1 }, { lock: 40, statement: 80 })
  const { rows } = await pool.query(
    `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
  )
  expect(rows).toEqual([{ lock: '40ms', statement: '80ms' }])
  await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  await end()
  await own.drop()
})

/** PostgreSQL's `AuthenticationOk` and `ReadyForQuery` messages. */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

test.for([
  ['before it answers', null],
  ['after it admits the client', LET_IN],
] as const)('ends a pool when its server dies %s', async ([, welcome]) => {
  silenceReports()
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (welcome) socket.write(welcome)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  const { pool, end } = openPool(
    { host: '127.0.0.1', port: address.port, ssl: false, max: 3, connectionTimeoutMillis: 5_000 },
    CALL_TIMEOUTS,
  )
  const connecting = Array.from({ length: 3 }, () => pool.connect().catch((error: Error) => error))
  await expect.poll(() => sockets.size).toBe(3)
  // Waits for each client's startup message.
  await Promise.all([...sockets].map((socket) => once(socket, 'data')))
  const ended = end()
  for (const socket of sockets) socket.destroy()
  await ended
  for (const outcome of await Promise.all(connecting)) expect(outcome).toBeInstanceOf(Error)
})
