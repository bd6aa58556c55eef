import fs from 'node:fs/promises'
import path from 'node:path'
import { catalogueShare } from '#server/texts/catalogue-share.ts'
import { root, run } from './run.ts'
import { messageFaults } from './words/message-faults.ts'

const extracted = [
  'src/locales',
  'server/locales',
  'games/locales',
  'sandbox/locales',
  'packages/visualiser/locales',
]
const folders = [...extracted, 'server/demo-data/locales']
const languages = ['en', 'pt', 'ty']

/** Fails if the catalogues do not match the sources, or if a message is missing or faulty. */
export async function checkCatalogues(): Promise<number> {
  const before = await readAll()
  for (const config of ['lingui.config.ts', 'packages/visualiser/lingui.config.ts']) {
    const code = await run('lingui', ['extract', '--clean', '--overwrite', '--config', config])
    if (code !== 0) return code
  }
  const after = await readAll()
  const stale = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  for (const file of stale) console.error(`${file} was outdated and has been updated. Review the change.`)
  const problems = folders.flatMap((folder) => {
    const catalogues = languages.map((language) => {
      return [language, after.get(`${folder}/${language}.po`) ?? ''] as const
    })
    return [
      ...catalogues.flatMap(([language, catalogue]) =>
        catalogueShare(catalogue).missing.map((id) => `${folder}/${language}.po has no text for ${id}`),
      ),
      ...messageFaults(new Map(catalogues), 'en'),
    ]
  })
  for (const problem of problems) console.error(problem)
  return stale.length + problems.length > 0 ? 1 : 0
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
