import { once } from 'node:events'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { operatorConfig } from '#protocol/site/operator-config.ts'
import { createApi } from '#server/boot/app.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import { createWebServer } from '#server/http/web-server.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openSockets } from '#server/realtime/sockets.ts'
import type { OwnDatabase } from './own-database.ts'

const operator = v.parse(operatorConfig, JSON.parse(fs.readFileSync('public/config.json', 'utf8')))

export type ServedPlatform = {
  platform: Platform
  host: string
  /** Stops serving, as a process does when it exits, but keeps the database connections. */
  stopServing(): Promise<void>
  stop(): Promise<void>
}

/** Serves a platform on its own port, as one process does. Several such platforms may share a database. */
export async function servePlatform(
  own: OwnDatabase,
  options: Parameters<typeof openSockets>[1] = {},
): Promise<ServedPlatform> {
  const pool = own.openPool(5)
  const platform = await createPlatform(pool, { operator, sandbox: true })
  const sockets = await openSockets(platform, options)
  const server = createWebServer(createApi(platform, sockets))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stopServing = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    await Promise.all([closed, sockets.stop()])
  }
  const stop = async () => {
    if (server.listening) await stopServing()
    await pool.end()
  }
  return { platform, host: `127.0.0.1:${port}`, stopServing, stop }
}
