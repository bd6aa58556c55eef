import path from 'node:path'
import type { Plugin } from 'vite'
import { openProject } from '../../paths/command/project.ts'
import type { EarlierChart } from '../paths/kept.ts'
import { keptText } from './kept-text.ts'

/** The charts of a git revision, by the names of their flows. */
export type EarlierCharts = ReadonlyMap<string, EarlierChart>

const root = path.join(import.meta.dirname, '../..')
const ADDRESS = /\/kept\/([\w-]+)\.json(?:\?|$)/

/** Puts `kept/<flow>.json` beside the page: as it is at every request while it is served, as it is now in a build. */
export function keptPlugin(earlier: EarlierCharts = new Map()): Plugin {
  const json = async (flow: string, built: string | null) =>
    keptText(await openProject(root), flow, { built, earlier: earlier.get(flow) ?? null })
  return {
    name: 'kept-paths',
    configureServer({ middlewares }) {
      middlewares.use(async (incoming, outgoing, next) => {
        const flow = ADDRESS.exec(incoming.url ?? '')?.[1]
        if (flow === undefined) return next()
        try {
          const text = await json(flow, null)
          if (text === undefined) return void outgoing.writeHead(404).end()
          outgoing
            .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
            .end(text)
        } catch (error) {
          next(error)
        }
      })
    },
    async generateBundle() {
      const { config } = await openProject(root)
      const built = new Date().toISOString()
      for (const { name } of config.flows) {
        this.emitFile({
          type: 'asset',
          fileName: `kept/${name}.json`,
          source: (await json(name, built)) ?? '',
        })
      }
    },
  }
}
