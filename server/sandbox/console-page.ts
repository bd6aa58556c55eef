import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { contentSecurityPolicy } from '#server/requests/security.ts'

export async function loadConsolePage(client: string): Promise<Hono> {
  const html = await fs.readFile(path.join(client, 'sandbox/index.html'), 'utf8')
  const policy = contentSecurityPolicy({ styles: [], scripts: [] })
  return new Hono().get('/', (context) =>
    context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'private, no-cache' }),
  )
}
