import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { loadStaticFiles } from '#server/files/static-files.ts'
import { redirect } from '#server/requests/redirect.ts'
import { docsPolicy } from '#server/requests/security.ts'

/** Serves `/docs`: the API reader, its files, and the API description at `/docs/openapi.json`. */
export async function loadDocsPage(folder: string): Promise<Hono> {
  const [html, files] = await Promise.all([
    fs.readFile(path.join(folder, 'index.html'), 'utf8'),
    loadStaticFiles(folder, '/docs'),
  ])
  const app = new Hono()
  app.get('/docs', (context) =>
    context.html(html, 200, { 'content-security-policy': docsPolicy, 'cache-control': 'private, no-cache' }),
  )
  app.get('/docs/', (context) => redirect(context, '/docs'))
  app.get('/docs/*', (context) => files(context) ?? context.notFound())
  return app
}
