import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { hashSource, offlinePolicy } from '#server/requests/security.ts'

/** `/offline`: one document per language, which the service worker caches for offline use. */
export async function loadOfflinePages(client: string): Promise<Hono> {
  const folder = path.join(client, 'offline')
  const app = new Hono()
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const html = await fs.readFile(path.join(folder, file), 'utf8')
    const policy = offlinePolicy(hashSource(textOf('style', html)), hashSource(textOf('script', html)))
    app.get(`/${file}`, (context) =>
      context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'public, no-cache' }),
    )
  }
  return app
}

const textOf = (element: 'style' | 'script', html: string): string =>
  new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? ''
