import fs from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'

const builds = path.resolve('dist/builds')

/** Serves the page as a plain static host would: the built file itself, with nothing rendered or inlined. */
export async function asStaticFile(page: Page): Promise<void> {
  const template = await fs.readFile(path.join(await newestBuild(), 'client/index.html'), 'utf8')
  await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: template }))
}

/** The build that the platform of this run serves: it was used last. */
async function newestBuild(): Promise<string> {
  const names = await fs.readdir(builds)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, made: (await fs.stat(path.join(builds, name))).mtimeMs })),
  )
  const newest = dated.sort((a, b) => b.made - a.made)[0]
  if (!newest) throw new Error('there is no build')
  return path.join(builds, newest.name)
}
