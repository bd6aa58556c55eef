import fs from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync } from 'rolldown/utils'

/** The site's messages, and those that its first catalogue contains. Paths are absolute. */
export type TextSources = {
  /** Ids of all messages. */
  ids: readonly string[]
  /** Areas that nearly every page uses. The first catalogue contains their messages. */
  firstAreas: readonly string[]
  /** The first catalogue also contains the messages of these files and of their static imports. */
  firstFiles: readonly string[]
}

export type SiteTexts = {
  isFirst: (id: string) => boolean
  /**
   * Returns the areas whose messages a file and its static imports may show, except messages of the first
   * catalogue. Undefined if these files show no messages at all.
   */
  areasBehind: (file: string) => string[] | undefined
}

type Source = { imports: string[]; ids: string[] }

const ID = /^msgid "(.+)"$/gm
const QUOTED = /(["'`])([\w.]+)\1/g
const OWN_SOURCE = /^[.#].*\.tsx?$/

export const idsIn = (catalogue: string): string[] =>
  [...fs.readFileSync(catalogue, 'utf8').matchAll(ID)].map(([, id = '']) => id)

export const areaOf = (id: string): string => id.split('.')[0] ?? ''

/** Finds the messages that source files may show: each quoted string that is a known id. */
export function readSiteTexts({ ids, firstAreas, firstFiles }: TextSources): SiteTexts {
  const known = new Set(ids)
  const sources = new Map<string, Source>()

  function sourceOf(file: string): Source {
    const read = sources.get(file)
    if (read) return read
    const code = fs.readFileSync(file, 'utf8')
    const source = {
      imports: importsIn(file, code),
      ids: [...code.matchAll(QUOTED)].flatMap(([, , text = '']) => (known.has(text) ? [text] : [])),
    }
    sources.set(file, source)
    return source
  }

  function idsBehind(files: readonly string[]): Set<string> {
    const visited = new Set(files)
    // The loop also visits the files that it adds.
    for (const file of visited) for (const imported of sourceOf(file).imports) visited.add(imported)
    return new Set([...visited].flatMap((file) => sourceOf(file).ids))
  }

  // Computed on first use, because a development server does not need it.
  let shownFirst: Set<string> | undefined
  function isFirst(id: string): boolean {
    shownFirst ??= idsBehind(firstFiles)
    return firstAreas.includes(areaOf(id)) || shownFirst.has(id)
  }

  function areasBehind(file: string): string[] | undefined {
    const behind = [...idsBehind([file])]
    if (behind.length === 0) return undefined
    return [...new Set(behind.filter((id) => !isFirst(id)).map(areaOf))].sort()
  }
  return { isFirst, areasBehind }
}

/** Returns the project's files that a file imports or re-exports. Type-only imports do not count. */
function importsIn(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module
  const imported = staticImports.filter(
    ({ entries }) => !entries.length || entries.some((one) => !one.isType),
  )
  const exported = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const specifiers = [
    ...imported.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ]
  const { resolve } = createRequire(file)
  return specifiers.filter((specifier) => OWN_SOURCE.test(specifier)).map((specifier) => resolve(specifier))
}
