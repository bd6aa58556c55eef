import type { PathsConfig } from '@palpite/paths/config.ts'
import type { Library } from './flow-source.ts'

export function libraryOfConfig({ groups, flows, rows = {}, browser }: PathsConfig): Library {
  return {
    groups,
    rows,
    flows: flows.map(({ name, group, model, rows: carried = {}, walker, exclusions }) => ({
      name,
      group,
      load: async () => {
        const loaded = await model()
        return { machine: loaded.machine, model: loaded }
      },
      keptAt: `kept/${name}.json`,
      rows: carried,
      hasWalker: browser !== undefined && walker !== undefined,
      ...(exclusions && { exclusions }),
    })),
    offers: browser?.offers ?? NO_OFFERS,
  }
}

const NO_OFFERS = { languages: [], worlds: [] }
