import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import pg from 'pg'
import * as v from 'valibot'
import { inject } from 'vitest'
import type { World } from '#protocol/sandbox/platform.ts'
import { operatorConfig } from '#protocol/site/operator-config.ts'
import { createApi } from '#server/boot/app.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import type { FirebaseProjectOfTests } from './auth/firebase-project.ts'
import { copyOf } from './copy-database.ts'
import { worldTemplate } from './world-template.ts'

const operator = v.parse(operatorConfig, JSON.parse(fs.readFileSync('public/config.json', 'utf8')))

/**
 * Opens the real platform on its own database, which is empty or contains a demo world. Calls go to its fetch
 * function, without a network.
 */
export async function openPlatform({
  world,
  firebase,
}: {
  world?: World
  firebase?: Pick<FirebaseProjectOfTests, 'project' | 'keys'>
} = {}) {
  const { template: empty, ...server } = inject('databaseServer')
  const template = world ? await worldTemplate(world, operator) : empty
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin((client) => client.query(copyOf(template, name)))
  const pool = new pg.Pool({ ...server, database: name, max: 5 })
  const codes = firebase
    ? { operator: { ...operator, firebase: firebase.project }, firebaseKeys: firebase.keys }
    : { operator }
  const platform = await createPlatform(pool, { ...codes, sandbox: true })
  const app = createApi(platform)
  return {
    platform,
    request: (path: string, init: RequestInit & { ip?: string } = {}) =>
      app.fetch(new Request(`http://palpite.test${path}`, init), connectionFrom(init.ip ?? '203.0.113.7')),
    async close() {
      await pool.end()
      await asAdmin((client) => client.query(`drop database ${name}`))
    },
  }
}

/** Returns the connection data that the Node server passes to the application with a request. */
const connectionFrom = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } },
})

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { host, port, user } = inject('databaseServer')
  const client = new pg.Client({ host, port, user, database: 'postgres' })
  await client.connect()
  await work(client)
  await client.end()
}
