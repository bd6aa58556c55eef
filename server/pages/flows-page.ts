import fs from 'node:fs/promises'
import path from 'node:path'
import { openProject } from '@palpite/paths/command/project.ts'
import { keptText } from '@palpite/visualiser/source/kept-text.ts'
import { Hono } from 'hono'
import { loadStaticFiles } from '#server/files/static-files.ts'
import { flowsPolicy } from '#server/requests/security.ts'
import { withLanguageTags } from '#server/texts/languages.ts'

/**
 * Serves `/flows/`, the visualiser. Its URLs are relative, so it works on any host. Accepted test paths are
 * read from `root` on every request, as they may be newer than the build.
 */
export async function loadFlowsPage(folder: string, root: string): Promise<Hono> {
  const [html, files] = await Promise.all([
    fs.readFile(path.join(folder, 'index.html'), 'utf8'),
    loadStaticFiles(folder, '/flows'),
  ])
  const app = new Hono()
  app.get('/', (context) =>
    context.html(withLanguageTags(html), 200, {
      'content-security-policy': flowsPolicy,
      'cache-control': 'private, no-cache',
    }),
  )
  app.get('/kept/:file{[\\w-]+\\.json}', async (context) => {
    const flow = path.basename(context.req.param('file'), '.json')
    const text = keptText(await openProject(root), flow, { built: null, earlier: null })
    if (text === undefined) return context.notFound()
    return context.body(text, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  })
  app.get('*', (context) => files(context) ?? context.notFound())
  return app
}
