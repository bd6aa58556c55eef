import path from 'node:path'
import { bundled } from '@palpite/paths/model/bundled.ts'
import { knowsThisTool } from '@palpite/paths/module-loader/knows-this-tool.ts'
import type { Plugin } from 'vite'

const NAME = 'virtual:flows'
const BUNDLE = 'virtual:flows/module'

/**
 * Provides the virtual module `virtual:flows`. Its library contains the machines of the module `file` or, if
 * that is undefined, the flows of `paths.config.ts` in `project`.
 */
export function flowsPlugin(project: string, file?: string): Plugin {
  return {
    name: NAME,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === NAME || source === BUNDLE) return `\0${source}`
      // A module outside the project may not find XState, so it uses the project's.
      const isForeign = importer === `\0${BUNDLE}` || (file !== undefined && importer === file)
      if (!isForeign || !/^xstate(\/|$)/.test(source)) return null
      return this.resolve(source, path.join(project, 'package.json'), { skipSelf: true })
    },
    async load(id) {
      if (id === `\0${BUNDLE}` && file !== undefined) {
        this.addWatchFile(file)
        return bundled(file, 'browser')
      }
      if (id !== `\0${NAME}`) return undefined
      if (file === undefined) return ofProject(project)
      return knowsThisTool(file) ? ofModule(file) : ofBundle(file)
    },
  }
}

const quoted = (...parts: string[]) => JSON.stringify(path.join(...parts))

const ofProject = (project: string) => `
import config from ${quoted(project, 'paths.config.ts')}
import { libraryOfConfig } from ${quoted(import.meta.dirname, 'library-of-config.ts')}
export const loadLibrary = async () => libraryOfConfig(config)
`

const ofModule = (file: string) => `
import { libraryOfModule } from ${quoted(import.meta.dirname, 'library-of-module.ts')}
export const loadLibrary = async () => libraryOfModule(await import(${JSON.stringify(file)}), ${JSON.stringify(path.basename(file))})
`

const ofBundle = (file: string) => `
import { libraryOfBundle } from ${quoted(import.meta.dirname, 'library-of-module.ts')}
export const loadLibrary = async () => libraryOfBundle(await import('${BUNDLE}'), ${JSON.stringify(path.basename(file))})
`
