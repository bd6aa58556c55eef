import fs from 'node:fs'
import path from 'node:path'
import { afterAll, onTestFinished, vi } from 'vitest'
import { type Connection, type ConnectOptions, connect } from '#server/database/connection/connect.ts'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { makeFolder } from '#tests/support/make-folder.ts'

/** Makes a folder for the databases of one test file, and removes it after the last test. */
export function makeWorkspace(): string {
  const workspace = makeFolder('palpite-connect-')
  afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }))
  return workspace
}

/** Connects to a database for the duration of the test. */
export async function open(options: ConnectOptions): Promise<Connection> {
  const connection = await connect(options)
  onTestFinished(() => connection.stop())
  return connection
}

export async function refusal(options: ConnectOptions): Promise<string> {
  const outcome = await open(options).catch((error: unknown) => error)
  if (outcome instanceof DatabaseUnavailable) return outcome.message
  throw new Error('There was no refusal', outcome instanceof Error ? { cause: outcome } : {})
}

export async function writeNote({ pool }: Connection, text: string): Promise<void> {
  await pool.query('create table if not exists note (text text not null)')
  await pool.query('insert into note values ($1)', [text])
}

export async function readNotes({ pool }: Connection): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>('select text from note order by text')
  return rows.map((row) => row.text)
}

export function serverPid(folder: string): number {
  const lockFile = fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8')
  return Number.parseInt(lockFile, 10)
}

/** Silences and records calls of `console.error` for the duration of the test. */
export function silenceReports() {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reports.mockRestore())
  return reports
}
