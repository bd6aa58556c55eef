import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { makeFolder } from './make-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's database server and the name of its migrated template database. */
    databaseServer: { host: string; port: number; user: string; template: string }
  }
}

/** Starts one database server for the whole run. Test files copy its migrated template. */
export default async function setup(project: TestProject) {
  const folder = makeFolder('palpite-test-')
  const server = await startEmbedded(path.join(folder, 'postgres'))
  const { host, port, user } = server.config
  const template = 'palpite_template'
  const admin = new pg.Client(server.config)
  await admin.connect()
  // The data need not survive a crash, so do not wait for the disk.
  await admin.query('alter system set fsync = off')
  await admin.query('select pg_reload_conf()')
  await admin.query(`create database ${template}`)
  await admin.end()
  const pool = new pg.Pool({ ...server.config, database: template, max: 1 })
  await migrate(pool)
  await pool.end()
  project.provide('databaseServer', { host, port, user, template })
  return async () => {
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}
