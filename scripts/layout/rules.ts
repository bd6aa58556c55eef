import type { Import, SourceTree } from './source-tree.ts'

/**
 * The current exceptions, each with its reason. An exception that is no longer needed is a violation too, so
 * the list can only shrink.
 */
export type Exceptions = {
  /** Folders with more than 40 files. */
  largeFolders: Record<string, string>
}

/** Allowed imports and why they are allowed: importer → imported → reason. */
type ReasonedImports = Record<string, Record<string, string>>

export type LayoutRules = {
  /** The folders of server/ in order. Each may import only the folders before it. */
  serverOrder: readonly string[]
  areas: readonly string[]
  /** Layers with one folder per area, and the additional folders that each of these layers may have. */
  layerFolders: Record<string, readonly string[]>
  /**
   * Files that may be directly in a layer's folder. An entry that ends with `/` allows all such files of the
   * layer.
   */
  looseFiles: readonly string[]
  /** Areas of protocol/, with the areas that each may import and why. */
  protocolImports: ReasonedImports
  /** Layers, with the layers that each may import. */
  layerImports: Record<string, readonly string[]>
  /** Areas of src/, with the areas that each may import and why. */
  areaImports: ReasonedImports
  /** Files of src/api without side effects. Each value is the reason why charts may import the file. */
  chartCalls: Record<string, string>
  /** Packages, with the packages that each may import. None may import the product. */
  packageImports: Record<string, readonly string[]>
  maxLines: number
  exceptions: Exceptions
}

export type LayoutReport = { violations: string[]; facts: string[] }

const MAX_FILES = 40
const MIN_INSIDE = 0.6
const topOfServer = new Set(['http', 'boot', 'sandbox', 'demo-data'])

export function measureLayout(tree: SourceTree, rules: LayoutRules): LayoutReport {
  const { exceptions } = rules
  const reports = [
    checkServerOrder(tree, rules.serverOrder),
    checkFolderCycles(tree.imports),
    checkFolders(tree.files, rules),
    checkLayers(tree.imports, rules.layerImports),
    checkProtocol(tree.imports, rules),
    checkAreas(tree.imports, rules.areaImports),
    checkPackages(tree, rules.packageImports),
    checkFolderSizes(tree.files, exceptions.largeFolders),
    checkViews(tree.imports),
    checkCharts(tree.imports, rules.chartCalls),
    checkRoutes(tree),
    checkLines(tree.lines, rules.maxLines),
  ]
  return {
    violations: reports.flatMap(({ violations }) => violations),
    facts: reports.flatMap(({ facts }) => facts),
  }
}

const serverFolder = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]

function checkServerOrder({ files, imports }: SourceTree, order: readonly string[]): LayoutReport {
  const folders = new Set(files.map(serverFolder).filter((folder) => folder !== undefined))
  const unknown = [...folders]
    .filter((folder) => !order.includes(folder))
    .map((folder) => `server/${folder} has no place in serverOrder.`)
  const gone = order
    .filter((folder) => !folders.has(folder))
    .map((folder) => `serverOrder names server/${folder}, which does not exist.`)
  const upward = imports.flatMap(({ from, to }) => {
    const [importer, imported] = [serverFolder(from), serverFolder(to)]
    if (!importer || !imported || order.indexOf(imported) <= order.indexOf(importer)) return []
    const rule = topOfServer.has(imported)
      ? `only folders after server/${imported} may import it`
      : `server/${importer} comes before server/${imported}`
    return [`${from} imports ${to}, but ${rule}.`]
  })
  return { violations: [...unknown, ...gone, ...upward], facts: [] }
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
const isInServer = (file: string) => file.startsWith('server/')

/**
 * Checks that folders of server/ do not import each other in a cycle. Sub-folders count as separate folders
 * here.
 */
function checkFolderCycles(imports: Import[]): LayoutReport {
  const graph = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [folderOf(one.from), folderOf(one.to)]
    if (!isInServer(one.from) || !isInServer(one.to) || from === to) continue
    const links = graph.get(from) ?? new Map<string, Import>()
    graph.set(from, links.set(to, one))
  }
  const violations = cyclesIn(graph).map((members) => {
    const links = members.flatMap((name) =>
      [...(graph.get(name) ?? [])].filter(([to]) => members.includes(to)),
    )
    const shown = links.map(([, { from, to }]) => `${from} imports ${to}`).join('; ')
    return `Folders import each other in a cycle (${members.join(', ')}): ${shown}.`
  })
  return { violations, facts: [] }
}

/** Returns the strongly connected components of two or more folders. The folders in each are sorted. */
function cyclesIn(graph: Map<string, Map<string, Import>>): string[][] {
  const reached = new Map([...graph.keys()].map((start) => [start, reachableFrom(graph, start)]))
  const cycles = new Map<string, string[]>()
  for (const [name, others] of reached) {
    if (!others.has(name)) continue
    const members = [...others].filter((other) => reached.get(other)?.has(name)).sort()
    cycles.set(members.join(), members)
  }
  return [...cycles.values()]
}

function reachableFrom(graph: Map<string, Map<string, Import>>, start: string): Set<string> {
  const reached = new Set<string>()
  const pending = [start]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    for (const next of graph.get(name)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      pending.push(next)
    }
  }
  return reached
}

/** Folders that may import every layer, while no layer may import them. */
const outside = ['tests', 'scripts']

/** Checks imports between layers. Includes relative imports, which the linter's patterns do not match. */
function checkLayers(imports: Import[], allowed: Record<string, readonly string[]>): LayoutReport {
  const known = [...Object.keys(allowed), ...outside]
  const layerOf = (file: string) => known.find((layer) => file.startsWith(`${layer}/`))
  const violations = imports.flatMap(({ from, to }) => {
    const [importer, imported] = [layerOf(from), layerOf(to)]
    if (importer === undefined || imported === undefined || importer === imported) return []
    if (allowed[importer]?.includes(imported) ?? true) return []
    return [`${from} imports ${to}, but ${importer} may not import ${imported}.`]
  })
  return { violations, facts: [] }
}

/**
 * Checks that every file of a layer is in the folder of an area or in another listed folder, unless the file
 * itself is listed.
 */
function checkFolders(files: string[], { areas, layerFolders, looseFiles }: LayoutRules): LayoutReport {
  const violations = files.flatMap((file) => {
    if (/^(src|server)\/[^/]+\.tsx?$/.test(file)) return [`${file} lies in no folder.`]
    const [layer, own] = Object.entries(layerFolders).find(([layer]) => file.startsWith(`${layer}/`)) ?? []
    if (layer === undefined || own === undefined) return []
    const [folder, ...rest] = file.slice(layer.length + 1).split('/')
    if (folder === undefined) return []
    if (rest.length === 0)
      return looseFiles.includes(file) || looseFiles.includes(`${layer}/`) ? [] : [`${file} lies in no area.`]
    if (areas.includes(folder) || own.includes(folder)) return []
    return [`${file}: ${folder} is neither an area nor another folder of ${layer}.`]
  })
  return { violations, facts: [] }
}

function checkProtocol(imports: Import[], { areas, protocolImports: allowed }: LayoutRules): LayoutReport {
  const area = (file: string) => areas.find((area) => file.startsWith(`protocol/${area}/`))
  const crossings = new Set<string>()
  const violations = imports.flatMap(({ from, to }) => {
    const [importer, imported] = [area(from), area(to)]
    if (importer === undefined || imported === undefined || importer === imported) return []
    crossings.add(`${importer} → ${imported}`)
    if (imported in (allowed[importer] ?? {})) return []
    return [`${from} imports ${to}, but protocol/${importer} may not import protocol/${imported}.`]
  })
  const unused = pairsOf(allowed)
    .filter((pair) => !crossings.has(pair))
    .map((pair) => `The allowed pair of areas ${pair} of protocol/ is no longer needed; delete it.`)
  return { violations: [...violations, ...unused], facts: [] }
}

const pairsOf = (allowed: ReasonedImports): string[] =>
  Object.entries(allowed).flatMap(([importer, others]) =>
    Object.keys(others).map((imported) => `${importer} → ${imported}`),
  )

/**
 * Returns the folder of a file within its layer in src/: an area, `kit` or `layout`. Returns `transport` for
 * src/api/http and src/api/browser, and undefined for other layers.
 */
function areaOf(file: string): string | undefined {
  const [, layer, folder] = /^src\/(api|machines|ui|pages)\/([^/]+)\//.exec(file) ?? []
  if (folder === undefined) return undefined
  if (layer === 'api' && (folder === 'http' || folder === 'browser')) return 'transport'
  return folder
}

const isArea = (area: string) => area !== 'kit' && area !== 'transport'

function checkAreas(imports: Import[], allowed: ReasonedImports): LayoutReport {
  const violations: string[] = []
  const crossings = new Map<string, number>()
  let inside = 0
  let all = 0
  for (const { from, to } of imports) {
    const [importer, imported] = [areaOf(from), areaOf(to)]
    if (importer === undefined || imported === undefined || !isArea(imported)) continue
    if (isArea(importer)) all += 1
    if (importer === imported) inside += 1
    else {
      const pair = `${importer} → ${imported}`
      crossings.set(pair, (crossings.get(pair) ?? 0) + 1)
      if (!(imported in (allowed[importer] ?? {})))
        violations.push(`${from} imports ${to}, but the pair of areas ${pair} is not allowed.`)
    }
  }
  for (const pair of pairsOf(allowed))
    if (!crossings.has(pair))
      violations.push(`The allowed pair of areas ${pair} is no longer needed; delete it.`)
  const share = all === 0 ? 1 : inside / all
  const percent = `${(share * 100).toFixed(1)} %`
  if (share < MIN_INSIDE)
    violations.push(
      `Only ${percent} of imports in src/ stay in their area; at least ${MIN_INSIDE * 100} % must.`,
    )
  const heaviest = [...crossings].sort(([, a], [, b]) => b - a).slice(0, 5)
  const facts = [
    `${percent} of ${all} imports in src/ stay in their area (at least ${MIN_INSIDE * 100} %)`,
    `${crossings.size} pairs of areas; most imports: ${heaviest.map(([pair, n]) => `${pair} ${n}`).join(', ')}`,
  ]
  return { violations, facts }
}

const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1]

function checkPackages(
  { files, imports }: SourceTree,
  allowed: Record<string, readonly string[]>,
): LayoutReport {
  const packages = new Set(files.map(packageOf).filter((name) => name !== undefined))
  const unknown = [...packages]
    .filter((name) => !(name in allowed))
    .map((name) => `packages/${name} is missing in packageImports.`)
  const outward = imports.flatMap(({ from, to }) => {
    const [importer, imported] = [packageOf(from), packageOf(to)]
    if (importer === undefined || importer === imported) return []
    if (imported === undefined) return [`${from} imports ${to}, but packages know nothing of the product.`]
    if (allowed[importer]?.includes(imported)) return []
    return [`${from} imports ${to}, but packages/${importer} may not import packages/${imported}.`]
  })
  return { violations: [...unknown, ...outward], facts: [`${packages.size} packages`] }
}

function checkFolderSizes(files: string[], exceptions: Record<string, string>): LayoutReport {
  const sizes = new Map<string, number>()
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  const large = [...sizes].filter(([, size]) => size > MAX_FILES)
  const violations = large
    .filter(([folder]) => !(folder in exceptions))
    .map(([folder, size]) => `${folder} directly holds ${size} files; ${MAX_FILES} are the most.`)
  const isLarge = new Set(large.map(([folder]) => folder))
  return {
    violations: [...violations, ...unneeded(exceptions, (folder) => isLarge.has(folder))],
    facts: large
      .filter(([folder]) => folder in exceptions)
      .map(([folder, size]) => `excepted: ${folder} holds ${size} files`),
  }
}

function checkViews(imports: Import[]): LayoutReport {
  const violations = imports
    .filter(({ from, to, isType }) => from.startsWith('src/ui/') && to.startsWith('src/machines/') && !isType)
    .map(({ from, to }) => `${from} imports ${to}, but views import statecharts as types only.`)
  return { violations, facts: [] }
}

/** Checks that charts import only types from src/api, as flows provide the effects (decision 0049). */
function checkCharts(imports: Import[], allowed: Record<string, string>): LayoutReport {
  const values = imports.filter(({ isType }) => !isType)
  const calls = values
    .filter(({ from, to }) => isInCharts(from) && to.startsWith('src/api/') && !(to in allowed))
    .map(({ from, to }) => `${from} imports ${to}, but charts import calls as types only.`)
  const unused = Object.keys(allowed)
    .filter((file) => !values.some(({ from, to }) => isInCharts(from) && to === file))
    .map((file) => `No chart imports ${file} any more; delete it from chartCalls.`)
  return { violations: [...calls, ...unused], facts: [] }
}

const isInCharts = (file: string) => file.startsWith('src/machines/')

function checkRoutes({ files, routes }: SourceTree): LayoutReport {
  const others = files.filter((file) => file.startsWith('src/routes/') && !routes.includes(file))
  return { violations: others.map((file) => `${file} is no route; it belongs to src/pages.`), facts: [] }
}

function checkLines(lines: number, most: number): LayoutReport {
  const violations =
    lines > most ? [`There are ${lines} lines of production code; ${most} are the most.`] : []
  return { violations, facts: [`${lines} lines of production code (at most ${most})`] }
}

const unneeded = (exceptions: Record<string, string>, isNeeded: (entry: string) => boolean) =>
  Object.keys(exceptions)
    .filter((entry) => !isNeeded(entry))
    .map((entry) => `The exception "${entry}" is no longer needed; delete it.`)
