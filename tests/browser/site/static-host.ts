import fs from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'

const builds = path.resolve('dist/builds')

/**
 * Serves every page as a plain static host does: the built file, without server-rendered content or inlined
 * data. API calls still reach the platform. `policy` is the content security policy of the page.
 */
export async function asStaticFile(page: Page, policy?: string): Promise<void> {
  const rendered = await (await page.request.get('/')).text()
  const entry = /\/assets\/[\w-]+\.js/.exec(rendered)?.[0]
  if (!entry) throw new Error('The page names no script.')
  const template = await fs.readFile(path.join(await buildWith(entry), 'client/index.html'), 'utf8')
  const headers = policy === undefined ? {} : { 'content-security-policy': policy }
  await page.route('**/*', (route) => {
    const isPage = route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
    return isPage ? route.fulfill({ contentType: 'text/html', body: template, headers }) : route.fallback()
  })
}

/** Finds the folder of the build that contains the script `entry`. The newest build may be another one. */
async function buildWith(entry: string): Promise<string> {
  for (const name of await fs.readdir(builds)) {
    const folder = path.join(builds, name)
    const files = await fs.readdir(path.join(folder, 'client/assets')).catch((): string[] => [])
    if (files.includes(path.basename(entry))) return folder
  }
  throw new Error(`No build has ${entry}.`)
}
