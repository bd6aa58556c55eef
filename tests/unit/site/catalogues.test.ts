import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolder } from '#tests/support/make-folder.ts'
import { catalogues } from '../../../bundling/catalogues.ts'
import { lazyTexts } from '../../../bundling/lazy-texts.ts'
import { shortIds, shortIdsOf } from '../../../bundling/short-ids.ts'
import { readSiteTexts } from '../../../bundling/site-texts.ts'

type Part = { messages: Record<string, string> }
type Site = {
  texts: () => Promise<Part & { areas: Record<string, () => Promise<Part>> }>
  title: { id: string; message?: string }
  openDeposit: () => Promise<unknown>
  openNothing: () => Promise<unknown>
  asked: string[][]
}

const texts = {
  'common.title': 'Casa',
  'cashier.deposit.title': 'Depósito',
  'cashier.balance.label': 'Saldo',
  'auth.login.title': 'Entrar',
  'rewards.vip.title': 'VIP',
}
const ids = Object.keys(texts)

const message = (name: string, id: string) =>
  `export const ${name} = msg({ id: '${id}', message: 'In English' })\n`
const macro = `import { msg } from '@lingui/core/macro'\n`

const files = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#pages/*': './src/pages/*' } }),
  'src/start.ts': `${macro}${message('title', 'common.title')}
    export { asked } from '#pages/kit/loading/catalogue-ready.ts'
    export const texts = () => import('./locales/pt.po')
    export const openDeposit = () => import('#pages/deposit.ts')
    export const openNothing = () => import('./nothing.ts')`,
  'src/balance.ts': macro + message('balance', 'cashier.balance.label'),
  'src/nothing.ts': 'export const nothing = true',
  'src/locales/pt.po': '',
  'src/pages/deposit.ts': `${macro}${message('deposit', 'cashier.deposit.title')}export * from './login.ts'`,
  'src/pages/login.ts': `${macro}import type { vip } from './vip.ts'\n${message('login', 'auth.login.title')}`,
  'src/pages/vip.ts': macro + message('vip', 'rewards.vip.title'),
  'src/pages/kit/loading/catalogue-ready.ts': `export const asked = []
    export const withTexts = (importing, ...areas) => { asked.push(areas); return importing }`,
}

/** A plugin that turns the catalogue into a module, as Lingui's plugin does. */
const compiled: Plugin = {
  name: 'compiled',
  load: (id) =>
    id.endsWith('.po')
      ? { code: `export const messages=${JSON.stringify(texts)}`, moduleType: 'js' }
      : undefined,
}

/** Returns a plugin that resolves `hidden` to a module, so that a scan of the sources misses the import. */
const hidden = (folder: string): Plugin => ({
  name: 'hidden',
  resolveId: (id) => (id === 'hidden' ? path.join(folder, 'src/pages/vip.ts') : undefined),
})

async function buildSite(folder: string, changes: Partial<typeof files> = {}): Promise<Site> {
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  const short = shortIds(ids)
  const firstFiles = [path.join(folder, 'src/balance.ts')]
  const site = readSiteTexts({ ids, firstAreas: ['common'], firstFiles })
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [
      compiled,
      hidden(folder),
      babel({ presets: [short.preset, linguiTransformerBabelPreset({ descriptorFields: 'id-only' })] }),
      catalogues(site, short),
      lazyTexts(site, short, path.join(folder, 'src/entry.ts')),
    ],
    build: { lib: { entry: 'src/start.ts', formats: ['es'], fileName: 'start' }, minify: false },
  })
  return await import(pathToFileURL(path.join(folder, 'dist/start.js')).href)
}

describe('Texts of a built site', () => {
  const folder = fs.realpathSync(makeFolder('palpite-texts-'))
  let site: Site
  beforeAll(async () => {
    site = await buildSite(folder)
  })
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  const short = shortIdsOf(ids)
  const of = (id: string) => short.get(id) ?? ''

  test('have short ids and no English in the scripts', () => {
    expect(site.title).toEqual({ id: of('common.title') })
  })

  test('are in the first catalogue if they belong to one of its areas or files', async () => {
    const { messages } = await site.texts()
    expect(messages).toEqual({ [of('common.title')]: 'Casa', [of('cashier.balance.label')]: 'Saldo' })
  })

  test('are in the catalogue of their area if they are not in the first catalogue', async () => {
    const { areas } = await site.texts()
    const parts = Object.entries(areas).map(async ([area, load]) => [area, (await load()).messages] as const)
    expect(Object.fromEntries(await Promise.all(parts))).toEqual({
      auth: { [of('auth.login.title')]: 'Entrar' },
      cashier: { [of('cashier.deposit.title')]: 'Depósito' },
      rewards: { [of('rewards.vip.title')]: 'VIP' },
    })
  })

  test('are loaded with a page for all modules that it imports, but not for imported types', async () => {
    site.asked.length = 0
    await site.openDeposit()
    expect(site.asked).toEqual([['auth', 'cashier']])
  })

  test('do not delay a module that has no messages', async () => {
    site.asked.length = 0
    await site.openNothing()
    expect(site.asked).toEqual([])
  })
})

test('the build fails if a page uses a text that is not loaded with the page', async () => {
  const folder = fs.realpathSync(makeFolder('palpite-texts-'))
  const changes = { 'src/nothing.ts': `export { vip } from 'hidden'` }
  await expect(buildSite(folder, changes)).rejects.toThrow(/nothing\.ts uses texts of the area rewards/)
  fs.rmSync(folder, { recursive: true })
})

test('short ids have three characters, or four if two ids would collide', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `area.text${index}`)
  const short = [...shortIdsOf(many).values()]
  expect(new Set(short).size).toBe(many.length)
  const lengths = new Set(short.map(({ length }) => length))
  expect([...lengths].sort()).toEqual([3, 4])
})
