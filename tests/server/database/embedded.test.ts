import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/database/connection/connect.ts'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import {
  makeWorkspace,
  open,
  readNotes,
  refusal,
  serverPid,
  silenceReports,
  writeNote,
} from '#tests/support/http/connections.ts'

const isRoot = process.getuid?.() === 0

const workspace = makeWorkspace()

test('creates the database on the first start and finds its data on the next start', async () => {
  const folder = path.join(workspace, 'kept')
  const first = await connect({ folder })
  await writeNote(first, 'written')
  await first.stop()
  await first.stop()
  expect(fs.existsSync(path.join(folder, 'data', 'postmaster.pid'))).toBe(false)
  expect(await readNotes(await open({ folder }))).toEqual(['written'])
})

test('rejects one of two simultaneous first starts', async () => {
  const folder = path.join(workspace, 'contested')
  const outcomes = await Promise.allSettled([open({ folder }), open({ folder })])
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toEqual([
    new DatabaseUnavailable(
      `Another Palpite platform is already running on the database in ${folder}; stop that one first.`,
    ),
  ])
  expect(fs.readdirSync(folder).sort()).toEqual(['data', 'postgres.log'])
})

describe('Existing database', () => {
  const folder = path.join(workspace, 'shared')
  beforeAll(async () => {
    const connection = await connect({ folder })
    await writeNote(connection, 'first')
    await connection.stop()
  })

  test('rejects a second start and keeps the first server working', async () => {
    const first = await open({ folder })
    expect(await refusal({ folder })).toBe(
      `Another Palpite platform is already running on the database in ${folder}; stop that one first.`,
    )
    expect(await readNotes(first)).toContain('first')
  })

  test('reports a killed server and keeps committed data for the next server', async () => {
    const reports = silenceReports()
    const first = await open({ folder })
    await writeNote(first, 'committed')
    process.kill(serverPid(folder), 'SIGKILL')
    await first.lost
    await vi.waitFor(
      () => expect(reports).toHaveBeenCalledWith(expect.stringContaining('connection broke')),
      30_000,
    )
    const next = await open({ folder })
    await first.stop()
    expect(await readNotes(next)).toContain('committed')
  })

  test('is not reported as lost after a clean stop', async () => {
    const reports = silenceReports()
    const connection = await connect({ folder })
    const lost = vi.fn()
    void connection.lost.then(lost)
    await connection.pool.query('select 1')
    await connection.stop()
    expect(lost).not.toHaveBeenCalled()
    expect(reports).not.toHaveBeenCalled()
  })

  test('is taken over from a killed platform whose server still runs', async () => {
    const module = path.resolve('server/database/embedded/embedded.ts')
    const script = `const { startEmbedded } = await import(${JSON.stringify(module)})
      await startEmbedded(${JSON.stringify(folder)})
      console.log('started')`
    const platform = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(platform.stdout, 'data')
    const orphan = serverPid(folder)
    platform.kill('SIGKILL')
    await once(platform, 'close')
    const next = await open({ folder })
    expect(serverPid(folder)).toBe(orphan)
    expect(await readNotes(next)).toContain('first')
  })

  test('reports a broken connection during a transaction and recovers', async () => {
    const reports = silenceReports()
    const { pool } = await open({ folder })
    const client = await pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin')
    await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where state = $1', [
      'idle in transaction',
    ])
    await vi.waitFor(() => expect(reports).toHaveBeenCalledOnce(), 30_000)
    await expect(client.query('commit')).rejects.toThrow('not queryable')
    expect(reports).toHaveBeenCalledOnce()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('is rejected if it belongs to another major version of PostgreSQL', async () => {
    const versionFile = path.join(folder, 'data', 'PG_VERSION')
    const version = fs.readFileSync(versionFile, 'utf8')
    onTestFinished(() => fs.writeFileSync(versionFile, version))
    fs.writeFileSync(versionFile, '9\n')
    expect(await refusal({ folder })).toContain('was made by PostgreSQL 9 and version')
  })
})

test('removes the remains of a killed first start', async () => {
  const folder = path.join(workspace, 'half-made')
  const gone = spawn('true')
  await once(gone, 'close')
  fs.mkdirSync(path.join(folder, `unfinished-${gone.pid}-x`, 'base'), { recursive: true })
  await open({ folder })
  expect(fs.readdirSync(folder).sort()).toEqual(['data', 'postgres.log'])
})

test('works in a folder whose path exceeds the maximum length of a socket path', async () => {
  const folder = path.join(workspace, 'long'.repeat(20), 'and longer'.repeat(5))
  await writeNote(await open({ folder }), 'far away')
})

test.skipIf(!isRoot)('rejects a folder that the database user cannot enter (needs root)', async () => {
  const closed = path.join(workspace, 'closed')
  fs.mkdirSync(closed, { mode: 0o700 })
  expect(await refusal({ folder: path.join(closed, 'postgres') })).toContain(
    'choose a folder that every user',
  )
})

test('rejects a file in place of the database folder', async () => {
  const folder = path.join(workspace, 'file')
  fs.writeFileSync(folder, '')
  expect(await refusal({ folder })).toContain(`The database folder ${folder} cannot be used: EEXIST`)
})
