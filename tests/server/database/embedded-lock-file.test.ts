import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/database/connection/connect.ts'
import {
  makeWorkspace,
  open,
  readNotes,
  serverPid,
  silenceReports,
  writeNote,
} from '#tests/support/http/connections.ts'

/** How long a server may take on a busy machine to report why it cannot start, in ms. */
const PATIENCE = 15_000

const folder = path.join(makeWorkspace(), 'postgres')
const data = path.join(folder, 'data')
beforeAll(async () => {
  const connection = await connect({ folder })
  await writeNote(connection, 'kept')
  await connection.stop()
})

const log = path.join(folder, 'postgres.log')
const logged = () => (fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '')

/** Returns a function that waits for the text in the log. Earlier lines of the log do not count. */
function hearing(words: string): () => Promise<void> {
  const before = logged().length
  return () => vi.waitFor(() => expect(logged().slice(before)).toContain(words), { timeout: PATIENCE })
}

/** Starts a process as the database user and writes a lock file that names the process as the server. */
function startBystander(workingFolder: string): ChildProcess {
  const { uid, gid } = fs.statSync(data)
  const bystander = spawn('sleep', ['60'], { uid, gid, cwd: workingFolder, stdio: 'ignore' })
  onTestFinished(() => void bystander.kill())
  const lockFile = path.join(data, 'postmaster.pid')
  const lines = [bystander.pid, data, 1_700_000_000, 5432, '.', '', '1 1', 'ready', '']
  fs.writeFileSync(lockFile, lines.join('\n'))
  fs.chownSync(lockFile, uid, gid)
  return bystander
}

test('ignores another program’s process that has the id of a stopped server', async () => {
  const bystander = startBystander('/')
  expect(await readNotes(await open({ folder }))).toEqual(['kept'])
  expect(bystander.exitCode).toBe(null)
})

test('waits for a server that is still stopping', async () => {
  const leaving = startBystander(data)
  const inTheWay = hearing('already exists')
  const starting = open({ folder })
  await inTheWay()
  leaving.kill()
  expect(await readNotes(await starting)).toEqual(['kept'])
})

test('waits for processes that outlive a killed server', async () => {
  silenceReports()
  const first = await open({ folder })
  const { rows } = await first.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const survivor = rows[0]?.pid ?? Number.NaN
  process.kill(survivor, 'SIGSTOP')
  process.kill(serverPid(folder), 'SIGKILL')
  await first.lost
  const inTheWay = hearing('shared memory block')
  const starting = open({ folder })
  await inTheWay()
  process.kill(survivor, 'SIGCONT')
  expect(await readNotes(await starting)).toEqual(['kept'])
})
