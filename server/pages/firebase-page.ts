import fs from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import type { FirebaseProject } from '#protocol/site/operator-config.ts'
import { redirect } from '#server/requests/redirect.ts'
import { firebasePolicy } from '#server/requests/security.ts'

/**
 * Serves `/firebase/phone`, the document that runs Firebase. It is isolated from the site because it loads
 * Google's code.
 */
export async function loadFirebasePage(client: string, project: FirebaseProject): Promise<Hono> {
  const html = await fs.readFile(path.join(client, 'firebase/phone/index.html'), 'utf8')
  const policy = firebasePolicy(project.emulator?.origin)
  return new Hono()
    .get('/phone', (context) =>
      context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'private, no-cache' }),
    )
    .get('/phone/', (context) => redirect(context, '/firebase/phone'))
}
