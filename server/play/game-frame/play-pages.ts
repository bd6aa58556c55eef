import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { engines } from '#protocol/play/play.ts'
import { redirect } from '#server/requests/redirect.ts'
import { contentSecurityPolicy } from '#server/requests/security.ts'
import { withLanguageTags } from '#server/texts/languages.ts'

/** Serves `/play/<engine>`: the documents of the games, with their CSP. Only this site may frame them. */
export async function loadPlayPages(client: string): Promise<Hono> {
  const app = new Hono()
  const policy = contentSecurityPolicy({ styles: [], scripts: [], framedBy: `'self'` })
  for (const engine of engines) {
    const html = withLanguageTags(await fs.readFile(path.join(client, 'games', engine, 'index.html'), 'utf8'))
    app.get(`/${engine}`, (context) =>
      context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'private, no-cache' }),
    )
    app.get(`/${engine}/`, (context) => redirect(context, `/play/${engine}`))
  }
  return app
}
