import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/utils'

/** One import of a file of the project by another; a re-export and a lazy `import()` count too. */
export type Import = { from: string; to: string; isType: boolean }

export type SourceTree = {
  /** Every file that Git tracks or would add, relative to the root. */
  files: string[]
  imports: Import[]
  /** Lines of production code. */
  lines: number
}

type Read = (file: string) => string

const production =
  /^(src|server|protocol|domain|packages|charts|paths|visualiser|games|firebase|sandbox)\/.*\.(tsx?|css)$/
const notProduction = /(^|\/)(tests|locales|migrations)\/|\.gen\.ts$|\.d\.ts$/

/** Reads the files of a Git work tree and parses their imports. */
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

/** Parses the imports of `files`; `package.json` among them says what `#…` stands for. */
export function sourceTreeOf(files: string[], read: Read): SourceTree {
  const aliases: Record<string, string> = JSON.parse(read('package.json')).imports
  const imports: Import[] = []
  let lines = 0
  for (const file of files) {
    const isCode = /\.tsx?$/.test(file)
    const isProduction = production.test(file) && !notProduction.test(file)
    if (!isCode && !isProduction) continue
    const text = read(file)
    if (isProduction) lines += text.split('\n').length - 1
    if (isCode && !file.endsWith('.gen.ts')) imports.push(...importsOf(file, text, aliases))
  }
  return { files, imports, lines }
}

function importsOf(from: string, text: string, aliases: Record<string, string>): Import[] {
  const { errors, module } = parseSync(from, text)
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`)
  // The imports of one file by another are one, which is of types only if each of them is.
  const typeOnly = new Map<string, boolean>()
  const add = (specifier: string, isType: boolean) => {
    const to = resolve(from, specifier, aliases)
    if (to) typeOnly.set(to, (typeOnly.get(to) ?? true) && isType)
  }
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType)
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    if (/^(['"]).*\1$/.test(written)) add(written.slice(1, -1), false)
  }
  return [...typeOnly].map(([to, isType]) => ({ from, to, isType }))
}

/** The file that a specifier names, without Vite's `?raw` and the like; undefined for packages. */
function resolve(from: string, specifier: string, aliases: Record<string, string>): string | undefined {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('.')) return path.posix.join(path.posix.dirname(from), address)
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1)
    if (address.startsWith(prefix)) return path.posix.join(target.slice(0, -1), address.slice(prefix.length))
  }
  return undefined
}
