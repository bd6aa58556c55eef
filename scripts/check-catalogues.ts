import fs from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './run.ts'

const folders = [
  'src/locales',
  'server/locales',
  'games/locales',
  'sandbox/locales',
  'packages/visualiser/locales',
]
/** Languages that must be complete; TY falls back to EN. */
const complete = ['en', 'pt']

/** Fails when catalogues differ from the sources, or when an EN or PT message has no text. */
export async function checkCatalogues(): Promise<number> {
  const before = await readAll()
  for (const config of ['lingui.config.ts', 'packages/visualiser/lingui.config.ts']) {
    const code = await run('lingui', ['extract', '--clean', '--overwrite', '--config', config])
    if (code !== 0) return code
  }
  const after = await readAll()
  const stale = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  for (const file of stale) console.error(`${file} was outdated and has been updated. Review the change.`)
  const gaps = folders.flatMap((folder) =>
    complete.flatMap((language) => missing(language, after.get(`${folder}/${language}.po`) ?? '')),
  )
  for (const gap of gaps) console.error(gap)
  return stale.length + gaps.length > 0 ? 1 : 0
}

async function readAll(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const folder of folders) {
    for (const file of await fs.readdir(path.join(root, folder))) {
      if (!file.endsWith('.po')) continue
      texts.set(`${folder}/${file}`, await fs.readFile(path.join(root, folder, file), 'utf8'))
    }
  }
  return texts
}

function missing(language: string, catalogue: string): string[] {
  const empty = [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm)]
  return empty.map(([, message]) => `${language}: no text for "${message}"`)
}
