import type { PathsConfig } from '#paths/config.ts'
import type { Library } from './flow-source.ts'

/** The flows of a product's configuration, each loaded when it is asked for. */
export function libraryOfConfig({ groups, flows, browser }: PathsConfig): Library {
  return {
    groups,
    flows: flows.map(({ name, group, model, rows = {}, walker }) => ({
      name,
      group,
      load: async () => {
        const loaded = await model()
        return { machine: loaded.machine, model: loaded }
      },
      keptAt: `kept/${name}.json`,
      rows,
      hasWalker: browser !== undefined && walker !== undefined,
    })),
    offers: browser?.offers ?? NO_OFFERS,
  }
}

const NO_OFFERS = { languages: [], worlds: [] }
