import { expect, test } from 'vitest'
import { layoutRules } from '../../../scripts/layout/layout-rules.ts'
import { type LayoutRules, measureLayout } from '../../../scripts/layout/rules.ts'
import { sourceTreeOf } from '../../../scripts/layout/source-tree.ts'

const packageJson = JSON.stringify({
  imports: {
    '#server/*': './server/*',
    '#api/*': './src/api/*',
    '#machines/*': './src/machines/*',
    '#ui/*': './src/ui/*',
  },
})

const rules: LayoutRules = {
  serverOrder: [],
  areas: ['auth', 'site'],
  layerFolders: {},
  looseFiles: [],
  protocolImports: {},
  layerImports: {},
  areaImports: {},
  chartCalls: {},
  packageImports: {},
  maxLines: 1_000,
  exceptions: { largeFolders: {} },
}

function measure(sources: Record<string, string>, own: Partial<LayoutRules> = {}) {
  const all: Record<string, string> = { 'package.json': packageJson, ...sources }
  const tree = sourceTreeOf(Object.keys(all), (file) => all[file] ?? '')
  return measureLayout(tree, { ...rules, ...own })
}

const serverOrder = ['core', 'cashier', 'http']

const server = (sources: Record<string, string>, own: Partial<LayoutRules> = {}) =>
  measure(
    { 'server/core/a.ts': '', 'server/cashier/a.ts': '', 'server/http/a.ts': '', ...sources },
    { serverOrder, ...own },
  ).violations

test('accepts imports of earlier server folders', () => {
  expect(server({ 'server/http/a.ts': "import { a } from '#server/cashier/a.ts'" })).toEqual([])
})

test('rejects an import of a later server folder, however the import is written', () => {
  const violation =
    'server/core/a.ts imports server/cashier/a.ts, but server/core comes before server/cashier.'
  for (const text of [
    "import { a } from '#server/cashier/a.ts'",
    "import type { A } from '../cashier/a.ts'",
    "export { a } from '../cashier/a.ts'",
    "export * from '../cashier/a.ts'",
    "const late = () => import('../cashier/a.ts')",
    'const late = () => import(`../cashier/a.ts`)',
    "import text from '../cashier/a.ts?raw'",
  ])
    expect(server({ 'server/core/a.ts': text })).toEqual([violation])
})

test('ignores imports in comments and strings', () => {
  const text = "// import '../cashier/a.ts'\nexport const a = \"import { a } from '../cashier/a.ts'\""
  expect(server({ 'server/core/a.ts': text })).toEqual([])
})

test('rejects a server area that imports http/', () => {
  expect(server({ 'server/cashier/a.ts': "import '../http/a.ts'" })).toEqual([
    'server/cashier/a.ts imports server/http/a.ts, but only folders after server/http may import it.',
  ])
})

test('rejects a server folder that serverOrder does not list, and an entry that has no folder', () => {
  expect(server({ 'server/extra/a.ts': '' })).toEqual(['server/extra has no place in serverOrder.'])
  expect(measure({ 'server/core/a.ts': '', 'server/cashier/a.ts': '' }, { serverOrder }).violations).toEqual([
    'serverOrder names server/http, which does not exist.',
  ])
})

const cycle = {
  'server/cashier/in/a.ts': "import '../out/a.ts'",
  'server/cashier/out/a.ts': "import '../third/a.ts'",
  'server/cashier/third/a.ts': "import '../in/a.ts'",
}

test('rejects server folders that import each other in a cycle', () => {
  expect(server(cycle)).toEqual([
    'Folders import each other in a cycle (server/cashier/in, server/cashier/out, server/cashier/third): ' +
      'server/cashier/in/a.ts imports server/cashier/out/a.ts; ' +
      'server/cashier/out/a.ts imports server/cashier/third/a.ts; ' +
      'server/cashier/third/a.ts imports server/cashier/in/a.ts.',
  ])
  expect(server({ ...cycle, 'server/cashier/third/a.ts': '' })).toEqual([])
})

test('rejects a cycle between a server folder and its sub-folder', () => {
  const sources = {
    'server/cashier/a.ts': "import './in/a.ts'",
    'server/cashier/in/a.ts': "import type { B } from '../b.ts'",
  }
  expect(server(sources)).toEqual([
    'Folders import each other in a cycle (server/cashier, server/cashier/in): ' +
      'server/cashier/a.ts imports server/cashier/in/a.ts; ' +
      'server/cashier/in/a.ts imports server/cashier/b.ts.',
  ])
  expect(server({ ...sources, 'server/cashier/in/a.ts': "import './b.ts'" })).toEqual([])
})

test('rejects cycles of server folders at any depth and reports each one separately', () => {
  const violations = server({
    ...cycle,
    'server/cashier/in/deep/a.ts': "import './deeper/a.ts'",
    'server/cashier/in/deep/deeper/a.ts': "import '../b.ts'",
    'server/cashier/in/b.ts': "import './deep/a.ts'",
  })
  expect(violations.map((violation) => /\(.*\)/.exec(violation)?.[0])).toEqual([
    '(server/cashier/in, server/cashier/out, server/cashier/third)',
    '(server/cashier/in/deep, server/cashier/in/deep/deeper)',
  ])
})

test('rejects a folder that is not an area, a file outside the areas, and a file directly in a layer', () => {
  const layerFolders = { protocol: ['kit'], 'src/ui': ['kit', 'layout'], 'tests/support': [] }
  const looseFiles = ['protocol/calls.ts', 'tests/support/']
  const violationsOf = (file: string) => measure({ [file]: '' }, { layerFolders, looseFiles }).violations
  for (const file of [
    'protocol/calls.ts',
    'protocol/kit/a.ts',
    'src/ui/auth/a.ts',
    'src/ui/layout/a.ts',
    'tests/support/a.ts',
  ])
    expect(violationsOf(file)).toEqual([])
  for (const file of ['protocol/a.ts', 'src/ui/a.tsx'])
    expect(violationsOf(file)).toEqual([`${file} lies in no area.`])
  expect(violationsOf('src/ui/utils/a.ts')).toEqual([
    'src/ui/utils/a.ts: utils is neither an area nor another folder of src/ui.',
  ])
  for (const file of ['src/a.ts', 'server/a.ts'])
    expect(violationsOf(file)).toEqual([`${file} lies in no folder.`])
})

test('rejects a forbidden import between areas of protocol/, and an unused exception', () => {
  const sources = { 'protocol/auth/a.ts': "import '../site/a.ts'\nimport '../kit/a.ts'" }
  expect(measure(sources, { protocolImports: { auth: { site: 'why' } } }).violations).toEqual([])
  expect(measure(sources, { protocolImports: { site: { auth: 'why' } } }).violations).toEqual([
    'protocol/auth/a.ts imports protocol/site/a.ts, but protocol/auth may not import protocol/site.',
    'The allowed pair of areas site → auth of protocol/ is no longer needed; delete it.',
  ])
})

test('rejects a forbidden import between layers, whether by alias or by relative path', () => {
  const layerImports = { domain: [], 'src/api': ['domain'], 'src/ui': ['domain'], 'src/pages': ['src/ui'] }
  const violationsOf = (sources: Record<string, string>) => measure(sources, { layerImports }).violations
  expect(violationsOf({ 'src/pages/kit/a.ts': "import '../../ui/kit/a.ts'\nimport './b.ts'" })).toEqual([])
  expect(violationsOf({ 'src/ui/kit/a.ts': "import '../../../packages/charts/a.ts'" })).toEqual([])
  for (const text of [
    "import '#api/kit/a.ts'",
    "import type { A } from '../../api/kit/a.ts'",
    "export type A = import('../../api/kit/a.ts').A",
    "const a: typeof import('../../api/kit/a.ts') = b",
    "type A = [readonly import('../../api/kit/a.ts').A[]]",
  ])
    expect(violationsOf({ 'src/ui/kit/a.ts': text })).toEqual([
      'src/ui/kit/a.ts imports src/api/kit/a.ts, but src/ui may not import src/api.',
    ])
  expect(violationsOf({ 'src/api/kit/a.ts': "import '../../../tests/support/a.ts'" })).toEqual([
    'src/api/kit/a.ts imports tests/support/a.ts, but src/api may not import tests.',
  ])
  expect(violationsOf({ 'tests/support/a.ts': "import '#ui/kit/a.ts'" })).toEqual([])
  expect(violationsOf({ 'src/ui/kit/a.ts': "// type A = import('../../api/kit/a.ts').A" })).toEqual([])
})

test('rejects an import between areas that is not allowed', () => {
  const sources = {
    'src/machines/auth/a.ts': "import '../site/a.ts'",
    'src/machines/auth/b.ts': "import './a.ts'",
    'src/machines/auth/c.ts': "import '../kit/a.ts'\nimport './a.ts'",
  }
  expect(measure(sources, { areaImports: { auth: { site: 'why' } } }).violations).toEqual([])
  expect(measure(sources).violations).toEqual([
    'src/machines/auth/a.ts imports src/machines/site/a.ts, but the pair of areas auth → site is not allowed.',
  ])
})

test('rejects a kit that imports an area, and an unused exception between areas', () => {
  const { violations } = measure(
    { 'src/ui/kit/a.ts': "import '../auth/a.ts'" },
    { areaImports: { auth: { site: 'why' } } },
  )
  expect(violations).toEqual([
    'src/ui/kit/a.ts imports src/ui/auth/a.ts, but the pair of areas kit → auth is not allowed.',
    'The allowed pair of areas auth → site is no longer needed; delete it.',
  ])
})

test('rejects a site in which fewer than 60 % of imports stay in their area', () => {
  const sources = {
    'src/ui/auth/a.ts': "import './b.ts'\nimport '../site/a.ts'",
  }
  const { violations, facts } = measure(sources, { areaImports: { auth: { site: 'why' } } })
  expect(violations).toEqual(['Only 50.0 % of imports in src/ stay in their area; at least 60 % must.'])
  expect(facts).toContain('50.0 % of 2 imports in src/ stay in their area (at least 60 %)')
})

test('rejects a folder that directly contains more than 40 files', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`docs/${index}.md`, '']))
  expect(measure({ ...files(40), 'docs/more/a.md': '' }).violations).toEqual([])
  const large = measure(files(41))
  expect(large.violations).toEqual(['docs directly holds 41 files; 40 are the most.'])
  expect(large.facts.filter((fact) => fact.startsWith('excepted'))).toEqual([])
  const exceptions = { ...rules.exceptions, largeFolders: { docs: 'why' } }
  const excepted = measure(files(41), { exceptions })
  expect(excepted.violations).toEqual([])
  expect(excepted.facts).toContain('excepted: docs holds 41 files')
  expect(measure(files(40), { exceptions }).violations).toEqual([
    'The exception "docs" is no longer needed; delete it.',
  ])
})

test('rejects a view that imports more than types from a statechart', () => {
  const view = (text: string) => measure({ 'src/ui/auth/login.tsx': text }).violations
  expect(view("import type { A } from '#machines/auth/a.ts'")).toEqual([])
  expect(
    view("import { type A } from '#machines/auth/a.ts'\nexport type { B } from '#machines/auth/a.ts'"),
  ).toEqual([])
  expect(view("import { type A, a } from '#machines/auth/a.ts'")).toEqual([
    'src/ui/auth/login.tsx imports src/machines/auth/a.ts, but views import statecharts as types only.',
  ])
})

test('rejects a statechart that imports a call, and an exception that no statechart needs', () => {
  const chart = (text: string, chartCalls: Record<string, string> = {}) =>
    measure({ 'src/machines/auth/login.machine.ts': text }, { chartCalls }).violations
  const call = "import { logIn } from '#api/auth/login.ts'"
  expect(chart("import type { LoginAnswer } from '#api/auth/login.ts'")).toEqual([])
  expect(chart(call, { 'src/api/auth/login.ts': 'why' })).toEqual([])
  expect(chart(call)).toEqual([
    'src/machines/auth/login.machine.ts imports src/api/auth/login.ts, but charts import calls as types only.',
  ])
  expect(chart('', { 'src/api/auth/login.ts': 'why' })).toEqual([
    'No chart imports src/api/auth/login.ts any more; delete it from chartCalls.',
  ])
})

test('rejects a file in src/routes that is not a route', () => {
  const home = 'export const Route = 1'
  for (const other of ['src/routes/-home/page.tsx', 'src/routes/help.ts', 'src/routes/home.css'])
    expect(measure({ 'src/routes/home.tsx': home, [other]: '' }).violations).toEqual([
      `${other} is no route; it belongs to src/pages.`,
    ])
})

test('rejects production code above the line limit, but does not count tests and catalogues', () => {
  const sources = {
    'src/ui/auth/a.tsx': '\n\n',
    'src/ui/auth/a.module.css': '\n',
    'src/locales/en.ts': '\n\n\n',
    'tests/unit/a.test.ts': '\n\n\n',
    'src/app/route-tree.gen.ts': '\n\n\n',
  }
  expect(measure(sources, { maxLines: 3 }).violations).toEqual([])
  expect(measure(sources, { maxLines: 2 }).violations).toEqual([
    'There are 3 lines of production code; 2 are the most.',
  ])
})

test('throws for a file that it cannot parse', () => {
  expect(() => measure({ 'src/ui/auth/a.ts': 'import {' })).toThrow('src/ui/auth/a.ts: ')
})

test('every exception to the layout rules has a reason', () => {
  const { areaImports, protocolImports, chartCalls, exceptions } = layoutRules
  const pairs = [...Object.values(areaImports), ...Object.values(protocolImports)]
  const reasons = [...pairs, chartCalls, exceptions.largeFolders].flatMap((entries) => Object.values(entries))
  expect(reasons.filter((reason) => reason.length <= 10)).toEqual([])
})

test('rejects a package that imports the product or a package above it', () => {
  const packages = {
    'packages/paths/package.json': '{"name": "@palpite/paths", "imports": {"#paths/*": "./*"}}',
    'packages/charts/package.json': '{"name": "@palpite/charts"}',
    'packages/charts/chart.ts': '',
    'server/core/a.ts': '',
  }
  const imports = (text: string, from = 'paths') =>
    measure(
      { ...packages, [`packages/${from}/a.ts`]: text },
      { serverOrder: ['core'], packageImports: { charts: [], paths: ['charts'] } },
    ).violations
  expect(imports("import '@palpite/charts/chart.ts'; import '#paths/b.ts'")).toEqual([])
  expect(imports("import '../../server/core/a.ts'")).toEqual([
    'packages/paths/a.ts imports server/core/a.ts, but packages know nothing of the product.',
  ])
  expect(imports("import '@palpite/paths/a.ts'", 'charts')).toEqual([
    'packages/charts/a.ts imports packages/paths/a.ts, but packages/charts may not import packages/paths.',
  ])
})
