import { readFileSync } from 'node:fs'
import { readCatalogue } from '@palpite/paths/wording/read-catalogue.ts'
import type { Plugin } from 'vite'

const NAME = 'virtual:portuguese'

/** Absolute paths of the gettext catalogues with descriptions of charts and names of steps. */
export type ChartCatalogues = { descriptions: string; steps: string }

/**
 * Provides the virtual module `virtual:portuguese`. It exports a loader per flow, so that a page loads only
 * the translations it needs.
 */
export function portuguesePlugin({ descriptions, steps }: ChartCatalogues): Plugin {
  return {
    name: NAME,
    resolveId: (source) => (source === NAME || source.startsWith(`${NAME}/`) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      this.addWatchFile(descriptions)
      this.addWatchFile(steps)
      const [byId, names] = [read(descriptions), read(steps)]
      if (id === `\0${NAME}`) return loaders(new Set([...byId.keys(), ...names.keys()]))
      const flow = id.slice(`\0${NAME}/`.length)
      return `export default ${JSON.stringify({ byId: byId.get(flow) ?? {}, steps: names.get(flow) ?? {} })}`
    },
  }
}

const read = (file: string) => readCatalogue(readFileSync(file, 'utf8'))

const loaders = (flows: ReadonlySet<string>) =>
  `export const flows = {${[...flows].map((flow) => `${JSON.stringify(flow)}: () => import('${NAME}/${flow}')`)}}`
