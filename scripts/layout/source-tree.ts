import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/utils'

/** An import between two files of the project. Includes re-exports and dynamic `import()`. */
export type Import = { from: string; to: string; isType: boolean }

export type SourceTree = {
  /** Files that Git tracks or would add, as paths relative to the root. */
  files: string[]
  imports: Import[]
  /** The files that export a `Route`. */
  routes: string[]
  lines: number
}

type Read = (file: string) => string

const production = /^(src|server|protocol|domain|packages|games|firebase|sandbox)\/.*\.(tsx?|css)$/
const notProduction = /(^|\/)(tests|locales|migrations)\/|\.gen\.ts$|\.d\.ts$/

export function readSourceTree(root: string): SourceTree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = [...new Set(listed.split('\0'))].filter(
    (file) => file && fs.existsSync(path.join(root, file)),
  )
  return sourceTreeOf(files, (file) => fs.readFileSync(path.join(root, file), 'utf8'))
}

/** Import aliases of a package: `#paths/*` → `packages/paths/*`. */
type Aliases = Record<string, string>

/** Reads `files` into a source tree. Import aliases come from the `package.json` files among them. */
export function sourceTreeOf(files: string[], read: Read): SourceTree {
  const aliasesOf = readAliases(files, read)
  const imports: Import[] = []
  const routes: string[] = []
  let lines = 0
  for (const file of files) {
    const isCode = /\.tsx?$/.test(file)
    const isProduction = production.test(file) && !notProduction.test(file)
    if (!isCode && !isProduction) continue
    const text = read(file)
    if (isProduction) lines += text.split('\n').length - 1
    if (!isCode || file.endsWith('.gen.ts')) continue
    const parsed = parse(file, text)
    imports.push(...importsOf(file, { text, parsed }, aliasesOf(file)))
    if (exportsRoute(parsed.module)) routes.push(file)
  }
  return { files, imports, routes, lines }
}

/**
 * Returns a function that finds the import aliases available to a file. Every package has its own aliases,
 * and all packages can be imported by name.
 */
function readAliases(files: string[], read: Read): (file: string) => Aliases {
  const names: Aliases = {}
  const own = new Map<string, Aliases>()
  for (const file of files.filter((name) => /^packages\/[^/]+\/package\.json$/.test(name))) {
    const folder = path.posix.dirname(file)
    const { name, imports = {} }: { name: string; imports?: Aliases } = JSON.parse(read(file))
    names[`${name}/*`] = `${folder}/*`
    own.set(
      folder,
      Object.fromEntries(
        Object.entries(imports).map(([alias, target]) => [alias, path.posix.join(folder, target)]),
      ),
    )
  }
  const root: Aliases = { ...JSON.parse(read('package.json')).imports, ...names }
  return (file) => {
    const folder = /^packages\/[^/]+/.exec(file)?.[0]
    return folder === undefined ? root : { ...own.get(folder), ...names }
  }
}

type Parsed = ReturnType<typeof parseSync>
type Module = Parsed['module']

function parse(file: string, text: string): Parsed {
  const parsed = parseSync(file, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return parsed
}

const exportsRoute = ({ staticExports }: Module): boolean =>
  staticExports.some(({ entries }) => entries.some(({ exportName }) => exportName.name === 'Route'))

function importsOf(
  from: string,
  { text, parsed }: { text: string; parsed: Parsed },
  aliases: Aliases,
): Import[] {
  // Count several imports of the same file as one. It is type-only if all these imports are.
  const typeOnly = new Map<string, boolean>()
  const add = (specifier: string, isType: boolean) => {
    const to = resolve(from, specifier, aliases)
    if (to) typeOnly.set(to, (typeOnly.get(to) ?? true) && isType)
  }
  for (const { moduleRequest, entries } of parsed.module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  for (const { entries } of parsed.module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType)
  for (const { moduleRequest } of parsed.module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    if (/^(['"`])[^$]*\1$/.test(written)) add(written.slice(1, -1), false)
  }
  if (text.includes('import(')) for (const specifier of inlineTypes(parsed.program)) add(specifier, true)
  return [...typeOnly].map(([to, isType]) => ({ from, to, isType }))
}

/**
 * Returns the import paths of inline types such as `import('./deposits.ts').Deposit`, which the parser does
 * not list as imports.
 */
function inlineTypes(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(inlineTypes)
  return 'type' in node && node.type === 'TSImportType' && 'source' in node
    ? [...specifierOf(node.source), ...within]
    : within
}

const specifierOf = (source: unknown): string[] =>
  typeof source === 'object' && source !== null && 'value' in source && typeof source.value === 'string'
    ? [source.value]
    : []

/**
 * Returns the file to which an import path refers; undefined for external packages. Ignores Vite suffixes
 * such as `?raw`.
 */
function resolve(from: string, specifier: string, aliases: Aliases): string | undefined {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(from), address)
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1)
    if (address.startsWith(prefix)) return path.posix.join(target.slice(0, -1), address.slice(prefix.length))
  }
  return undefined
}
