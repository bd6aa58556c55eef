import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { flowsPolicy } from './security.ts'
import { loadStaticFiles } from './static-files.ts'

/** `/flows/`: the visualiser's document and its files, by relative addresses, as on any other host. */
export async function loadFlowsPage(folder: string): Promise<Hono> {
  const [html, files] = await Promise.all([
    fs.readFile(path.join(folder, 'index.html'), 'utf8'),
    loadStaticFiles(folder, '/flows'),
  ])
  const app = new Hono()
  app.get('/', (context) =>
    context.html(html, 200, { 'content-security-policy': flowsPolicy, 'cache-control': 'private, no-cache' }),
  )
  app.get('*', (context) => files(context) ?? context.notFound())
  return app
}
