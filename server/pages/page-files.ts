/** What a build's manifest says of one of its files. */
type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

/** `.vite/manifest.json`, by source. */
export type Manifest = Record<string, Chunk>

/** Files below the build's `client` folder. */
type PageFiles = { scripts: string[]; styles: string[] }

/**
 * Every script and sheet that a page needs before it is taken over, the entry first: what the entry starts by
 * itself, the components of the page's routes, and the overlays that lie over it.
 */
export function filesOfPage(
  manifest: Manifest,
  { routeIds, overlays }: { routeIds: string[]; overlays: string[] },
): PageFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  const started = manifest[entry]?.dynamicImports ?? []
  for (const key of [
    entry,
    ...started,
    ...routeIds.map(routeChunk),
    ...overlays.flatMap((kind) => overlayChunk(manifest, kind)),
  ])
    collect(key)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The chunk of an overlay, `pages/<area>/<kind>.overlay.tsx` with its kind in kebab case; none where it is part of another chunk. */
function overlayChunk(manifest: Manifest, kind: string): string[] {
  const file = `/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.overlay.tsx`
  return Object.keys(manifest).filter((key) => key.endsWith(file))
}

/**
 * Where the route compiler puts the component of a route with this id. Dots and the name `index` stand in brackets; a slash
 * at the end is the first page of those beneath.
 */
function routeChunk(id: string): string {
  if (id === '__root__') return partOf('__root')
  if (id === '/') return partOf('index')
  const name = id.slice(1).replace(/\/$/, '/index').replaceAll('.', '[.]').replaceAll('/', '.')
  return partOf(name === 'index' ? '[index]' : name)
}

const partOf = (route: string): string => `src/routes/${route}.tsx?tsr-split=component`
