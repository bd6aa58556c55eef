import fs from 'node:fs/promises'
import path from 'node:path'
import type { SourceTree } from './layout/source-tree.ts'
import { root } from './run.ts'

const page = 'docs/architecture.md'

const layers: Record<string, string> = {
  'src/routes': 'router files',
  'src/pages': 'wire address, actors and views',
  'src/ui': 'views',
  'src/machines': 'statecharts',
  'src/api': 'calls and browser storage',
  protocol: 'calls as schemas',
  domain: 'pure rules',
  server: 'reference platform',
  games: 'games in frames of their own',
  sandbox: 'console',
  'packages/visualiser': '/flows',
  'packages/paths': 'path tool',
  'packages/charts': 'charts as data',
  'packages/game-art': 'pictures of games',
}

const areas: Record<string, string> = {
  auth: 'login, registration, forgotten password, captcha, slider, SMS codes, two-factor, sessions',
  account: 'security centre, contacts, devices, profit and loss, bet history, transactions, messages',
  cashier: 'deposits, withdrawals, payout accounts, payment password, vendor wallets, transfers',
  rewards: 'bonuses, missions, tasks, rebates, referral, raffles, promotions, loyalty, VIP',
  agents: 'team, reports, links, contracts, settlement, income, applications',
  lobby: 'Home, game lists, search, favourites, recent games, winners, vendors, banners',
  play: 'game launch, rounds, PvP, live tables, sports, lottery',
  support: 'help, feedback, customer service, chat rooms, uploads',
  site: 'system status, configuration, language, notices, popups, overlays, consent, installation',
}

const areaLayers = ['protocol', 'domain', 'src/api', 'src/machines', 'src/ui', 'src/pages', 'server']

/** Minimum number of imports for which an arrow is drawn. More arrows would make the diagram unreadable. */
const MIN_IMPORTS = 30

/** Generates the parts of docs/architecture.md between its markers. The keys are the names of the markers. */
export function drawArchitecture({ files, imports }: SourceTree): { diagram: string; areas: string } {
  const code = files.filter((file) => /\.tsx?$/.test(file))
  const filesIn = (folder: string) => code.filter((file) => file.startsWith(`${folder}/`)).length
  const layerOf = (file: string) => Object.keys(layers).find((layer) => file.startsWith(`${layer}/`))
  const arrows = new Map<string, number>()
  for (const { from, to } of imports) {
    const [importer, imported] = [layerOf(from), layerOf(to)]
    if (!importer || !imported || importer === imported) continue
    const arrow = `${importer} ${imported}`
    arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1)
  }
  const id = (layer: string) => layer.replace(/^(src|packages)\//, '')
  const nodes = Object.entries(layers).map(
    ([layer, what]) => `  ${id(layer)}["<b>${layer}/</b><br>${what}<br>${about(filesIn(layer))} files"]`,
  )
  const links = [...arrows]
    .filter(([, count]) => count >= MIN_IMPORTS)
    .map(([arrow, count]) => {
      const [importer = '', imported = ''] = arrow.split(' ')
      const isTypes = importer === 'src/ui' && imported === 'src/machines'
      return `  ${id(importer)} ${isTypes ? '-. types only .->' : `-- ${about(count)} -->`} ${id(imported)}`
    })
    .sort()
  const rows = Object.entries(areas).map(([area, features]) => {
    const counts = areaLayers.map((layer) => about(filesIn(`${layer}/${area}`)))
    return `| \`${area}\` | ${features} | ${counts.join(' | ')} |`
  })
  return {
    diagram: ['```mermaid', 'flowchart TD', ...nodes, ...links, '```'].join('\n'),
    areas: [
      `| area | features | ${areaLayers.map((layer) => `\`${layer}\``).join(' | ')} |`,
      `|---|---${'|---'.repeat(areaLayers.length)}|`,
      ...rows,
    ].join('\n'),
  }
}

/** Rounds a count, so that docs/architecture.md does not change with every new file. Empty for 0. */
function about(count: number): string {
  if (count === 0) return ''
  if (count < 10) return '< 10'
  const step = count < 100 ? 10 : 50
  return String(Math.round(count / step) * step)
}

export function withParts(text: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((before, [name, part]) => {
    const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`]
    const [head, rest] = before.split(start)
    const tail = rest?.split(end)[1]
    if (head === undefined || tail === undefined) throw new Error(`${page} has no markers for "${name}".`)
    return `${head}${start}\n${part}\n${end}${tail}`
  }, text)
}

/**
 * Updates docs/architecture.md. Resolves to a list with one sentence if the page was outdated, otherwise to
 * an empty list.
 */
export async function updateArchitecture(tree: SourceTree): Promise<string[]> {
  const file = path.join(root, page)
  const before = await fs.readFile(file, 'utf8')
  const after = withParts(before, drawArchitecture(tree))
  if (after === before) return []
  await fs.writeFile(file, after)
  return [`${page} was outdated and has been updated. Review the change.`]
}
