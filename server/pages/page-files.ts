type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

export type Manifest = Record<string, Chunk>

type PageFiles = {
  /** The script that starts the application. It imports all others. */
  entry: string
  /** All other scripts, each after those that it imports. */
  scripts: string[]
  /** Those of `scripts` that do nothing until the entry uses them, so they can be evaluated before it. */
  libraries: string[]
  styles: string[]
}

/**
 * Scripts and styles that a page needs for hydration. They belong to the entry, its dynamic imports, the
 * route components and the open overlays. Static imports are included.
 */
export function filesOfPage(
  manifest: Manifest,
  { routeIds, overlays }: { routeIds: string[]; overlays: string[] },
): PageFiles {
  const visited = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(chunk.file)) return
    visited.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const imported of chunk.imports ?? []) collect(imported)
    scripts.add(chunk.file)
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  const started = manifest[entry]?.dynamicImports ?? []
  const fileOf = (key: string) => manifest[key]?.file ?? ''
  for (const key of [
    entry,
    ...started,
    ...routeIds.map(routeChunk),
    ...overlays.flatMap((kind) => overlayChunk(manifest, kind)),
  ])
    collect(key)
  const first = fileOf(entry)
  scripts.delete(first)
  const starting = new Set(started.map(fileOf))
  return {
    entry: first,
    scripts: [...scripts],
    libraries: [...scripts].filter((file) => !starting.has(file)),
    styles: [...styles],
  }
}

/**
 * Finds an overlay's chunk by its file name, `pages/<area>/<kind>.overlay.tsx` with the kind in kebab case.
 * Returns an empty list if the overlay is part of another chunk.
 */
function overlayChunk(manifest: Manifest, kind: string): string[] {
  const file = `/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.overlay.tsx`
  return Object.keys(manifest).filter((key) => key.endsWith(file))
}

/**
 * Returns the manifest key of a route's component. Like the route compiler, it puts dots and `index` in
 * brackets, and treats a trailing slash as the index route.
 */
function routeChunk(id: string): string {
  if (id === '__root__') return partOf('__root')
  if (id === '/') return partOf('index')
  const name = id.slice(1).replace(/\/$/, '/index').replaceAll('.', '[.]').replaceAll('/', '.')
  return partOf(name === 'index' ? '[index]' : name)
}

const partOf = (route: string): string => `src/routes/${route}.tsx?tsr-split=component`
