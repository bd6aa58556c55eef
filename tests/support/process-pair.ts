import fs from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { operatorConfig } from '#protocol/site/operator-config.ts'
import { createPlatform } from '#server/boot/create-platform.ts'
import type { Connection } from '#server/database/connection/connect.ts'
import type { Platform } from '#server/platform/platform.ts'
import { visit } from './client.ts'
import { freePort, type PlatformProcess, startPlatform } from './platform-process.ts'

const operator = v.parse(operatorConfig, JSON.parse(fs.readFileSync('public/config.json', 'utf8')))

export type ProcessPair = {
  a: PlatformProcess
  b: PlatformProcess
  /** Access to the pair's database from this process. */
  platform: Platform
  env: NodeJS.ProcessEnv
}

/** Starts two platforms concurrently on the empty database of the embedded server in `folder`. */
export async function startPair({ pool }: Connection, folder: string): Promise<ProcessPair> {
  const socket = encodeURIComponent(path.join(folder, 'data'))
  const env = {
    DATABASE_URL: `postgres://palpite@localhost/postgres?host=${socket}`,
    SANDBOX: '1',
    TRUSTED_PROXIES: '1',
  }
  const ports = [await freePort(), await freePort()]
  const starting = ports.map((PORT) => startPlatform({ env: { ...env, PORT } }))
  const [a, b] = await Promise.all(starting)
  if (!a || !b) throw new Error('Two platforms were to be started')
  const platform = await createPlatform(pool, { operator, sandbox: true })
  return { a, b, platform, env }
}

type Visiting = NonNullable<Parameters<typeof visit>[1]>

/** Returns a visitor whose calls go to one of the processes. */
export function visitAt({ platform }: ProcessPair, { url }: PlatformProcess, given: Visiting = {}) {
  const request = (address: string, { ip, ...init }: RequestInit & { ip?: string } = {}) => {
    const headers = new Headers(init.headers)
    if (ip) headers.set('x-forwarded-for', ip)
    return fetch(url + address, { ...init, headers })
  }
  return visit({ platform, request, close: async () => {} }, given)
}
