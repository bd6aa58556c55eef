import path from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:flows'
const project = path.join(import.meta.dirname, '../..')

/** `virtual:flows` is the library that is looked at: the product's, or that of one module. */
export function flowsPlugin(file?: string): Plugin {
  return {
    name: NAME,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === NAME) return `\0${NAME}`
      // A module from anywhere need not have XState beside it.
      if (file === undefined || source !== 'xstate' || importer !== file) return null
      return this.resolve(source, path.join(project, 'package.json'), { skipSelf: true })
    },
    load: (id) => (id === `\0${NAME}` ? (file === undefined ? ofProduct : ofModule(file)) : undefined),
  }
}

const quoted = (...parts: string[]) => JSON.stringify(path.join(...parts))

const ofProduct = `
import config from ${quoted(project, 'paths.config.ts')}
import { libraryOfConfig } from ${quoted(import.meta.dirname, 'library-of-config.ts')}
export const loadLibrary = async () => libraryOfConfig(config)
`

const ofModule = (file: string) => `
import { libraryOfModule } from ${quoted(import.meta.dirname, 'library-of-module.ts')}
export const loadLibrary = async () => libraryOfModule(await import(${JSON.stringify(file)}), ${JSON.stringify(path.basename(file))})
`
