import { openProject } from '@palpite/paths/command/project.ts'
import type { Plugin } from 'vite'
import type { EarlierChart } from '../paths/kept.ts'
import { keptText } from './kept-text.ts'

export type EarlierCharts = ReadonlyMap<string, EarlierChart>

const ADDRESS = /\/kept\/([\w-]+)\.json(?:\?|$)/

/**
 * Serves `kept/<flow>.json` for the project in `root`. The development server creates it on every request,
 * and a build creates it once.
 */
export function keptPlugin(root: string, earlier: EarlierCharts = new Map()): Plugin {
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
