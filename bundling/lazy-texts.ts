import type { Plugin } from 'vite'
import type { ShortIds } from './short-ids.ts'
import { areaOf, type SiteTexts } from './site-texts.ts'

/** The module that exports `withTexts`, which wraps each dynamic import of a module that shows texts. */
const LOADER = '#pages/kit/loading/catalogue-ready.ts'
const IMPORT = /\bimport\(\s*(?:"([^"]+)"|'([^']+)')\s*\)/g

const fileOf = (id: string) => id.replace(/\?.*$/, '')

/**
 * Makes each of the site's dynamic imports wait for the texts that the imported module and its static imports
 * may show. Fails the build if a text is missing. Vite makes imports wait for style sheets in the same way.
 * @param entry the module that loads the site; its own imports do not wait for texts
 */
export function lazyTexts({ isFirst, areasBehind }: SiteTexts, { usedBy }: ShortIds, entry: string): Plugin {
  /** The areas loaded together with each module, by the module's id. */
  const loaded = new Map<string, readonly string[]>()
  return {
    name: 'lazy-texts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: { include: /\.tsx?($|\?)/, exclude: /[\\/]node_modules[\\/]/ }, code: /\bimport\(/ },
      async handler(code, id) {
        if (fileOf(id) === entry) return null
        const found = [...code.matchAll(IMPORT)]
        const targets = await Promise.all(found.map(([, one, other]) => this.resolve(one ?? other ?? '', id)))
        const areas = targets.map((target) => {
          const needed = target && isSource(target.id) ? areasBehind(fileOf(target.id)) : undefined
          if (target && needed) loaded.set(target.id, needed)
          return needed
        })
        if (areas.every((one) => one === undefined)) return null
        const changed = code.replace(IMPORT, (written) => {
          const needed = areas.shift()
          return needed ? `withTexts(${written}${needed.map((area) => `, '${area}'`).join('')})` : written
        })
        // Append the import, so that line numbers do not change.
        return { code: `${changed}\nimport { withTexts } from '${LOADER}'`, map: null }
      },
    },
    // Checks against the bundler's module graph that the search of the source files has found all texts.
    buildEnd(error) {
      if (error) return
      const areasIn = (id: string) => [...(usedBy.get(id) ?? [])].filter((one) => !isFirst(one)).map(areaOf)
      const entries: string[] = []
      for (const id of this.getModuleIds()) {
        const { isEntry, dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        entries.push(...(isEntry ? [id] : []), ...dynamicallyImportedIds)
      }
      for (const start of new Set(entries)) {
        const behind = new Set([start])
        for (const id of behind)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) behind.add(imported)
        const missing = [...behind].flatMap(areasIn).find((area) => !loaded.get(start)?.includes(area))
        if (missing) this.error(`${start} uses texts of the area ${missing}, which is not loaded with it.`)
      }
    },
  }
}

const isSource = (id: string) => /\.tsx?$/.test(fileOf(id)) && !/[\\/]node_modules[\\/]/.test(id)
