import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readCatalogue } from '#paths/read-catalogue.ts'

const NAME = 'virtual:portuguese'
const locales = path.join(import.meta.dirname, '../locales')
const descriptions = path.join(locales, 'descriptions/pt.po')
const steps = path.join(locales, 'steps/pt.po')

/** `virtual:portuguese` loads the translations of one flow at a time; the catalogues have those of all flows. */
export function portuguesePlugin(): Plugin {
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
