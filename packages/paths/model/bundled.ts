import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'rolldown'
import type { Watched } from '#paths/module-loader/find-machines.ts'
import { builtins } from '#paths/module-loader/harmless-builtins.ts'
import { readSource } from '#paths/module-loader/read-source.ts'

export type Bundle = Watched & {
  /** Resolves to the module's exports. Rejects if the module throws, and stays pending while it waits. */
  loading: Promise<object>
}

/**
 * Bundles any module that a browser build would accept. Running the bundle creates the machines, without side
 * effects. Stand-ins replace missing packages and all but the harmless parts of Node. Returns code that
 * exports a {@link Bundle}. Throws if a file cannot be read.
 */
export async function bundled(file: string, platform: 'node' | 'browser'): Promise<string> {
  try {
    return await bundle(file, platform, true)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('TSCONFIG_ERROR')) throw error
    // The module's compiler options extend a package that is not installed, so they are ignored.
    return bundle(file, platform, false)
  }
}

async function bundle(file: string, platform: 'node' | 'browser', tsconfig: boolean): Promise<string> {
  const { output } = await build({
    input: ENTRY,
    ...PLATFORMS[platform],
    tsconfig,
    write: false,
    logLevel: 'silent',
    plugins: [watching(file), surroundings(platform)],
    shimMissingExports: true,
    // Keeps these modules, which are imported only for their side effects.
    treeshake: { moduleSideEffects: (id) => id === file || id === ENTRY },
    transform: { jsx: 'react-jsx', define: { 'import.meta.env': '{}' }, inject: INERT },
    output: { format: 'esm', codeSplitting: false, keepNames: true },
  })
  return output[0].code
}

/** Node bundles use the platform `neutral`, so that they do not contain Node's own dynamic import. */
const PLATFORMS: { readonly [platform in 'node' | 'browser']: Pick<BuildOptions, 'platform' | 'resolve'> } = {
  browser: { platform: 'browser' },
  node: { platform: 'neutral', resolve: { conditionNames: ['node'], mainFields: ['module', 'main'] } },
}

const ENTRY = '\0entry'
const here = (name: string) => join(import.meta.dirname, '../module-loader', name)
const WATCHED = here('watched-xstate.ts')

/**
 * Runs the module inside a promise, so that an error does not hide the machines created before it. Also
 * exposes the module's variables.
 */
function watching(file: string): Plugin {
  return {
    name: 'watching',
    resolveId: (id, importer) => (id === ENTRY ? id : id === 'xstate' && importer === file ? WATCHED : null),
    load: (id) =>
      id === ENTRY
        ? `export { made, variables } from ${JSON.stringify(WATCHED)}
export const loading = import(${JSON.stringify(file)})`
        : null,
    transform(code, id) {
      if (id !== file) return null
      const getters = readSource(file).variables.map((name) => `get ${name}() { return ${name} }`)
      const first = `import { watch as $watch } from ${JSON.stringify(WATCHED)}; $watch({ ${getters} });`
      return first + code.replace(/^#!.*/, '')
    },
  }
}

/** Module id for missing packages. Imports of any name from it succeed. */
const ABSENT = '\0absent'

const absent = `const { standIn } = require(${JSON.stringify(here('stand-in.ts'))})
module.exports = Object.setPrototypeOf(function () { return standIn }, standIn)`

/** Prefix of the ids of Node's harmless modules. */
const BUILTIN = '\0builtin:'

const builtin = (name: string) =>
  `module.exports = require(${JSON.stringify(here('harmless-builtins.ts'))}).builtins[${JSON.stringify(name)}]`

/**
 * Resolves imports. `xstate` is always this project's copy. Other imports are resolved from the module, with
 * the path aliases of its compiler options, then from this project. If both fail, a stand-in is used.
 */
function surroundings(platform: 'node' | 'browser'): Plugin {
  return {
    name: 'surroundings',
    async resolveId(id, importer) {
      if (importer === undefined || id === ABSENT || isFileName(id)) return NO_SCRIPT.test(id) ? ABSENT : null
      if (importer === here('harmless-builtins.ts') && isBuiltin(id)) return { id, external: true }
      if (id === 'xstate')
        return importer.startsWith(here('')) ? { id, external: true } : here('inert-xstate.ts')
      if (id.startsWith('xstate/')) return { id, external: true }
      if (isBuiltin(id)) return platform === 'node' ? builtinNamed(id.replace(/^node:/, '')) : ABSENT
      for (const from of [importer, import.meta.filename]) {
        const found = await this.resolve(id, from, { skipSelf: true })
        if (found && !found.external) return found
      }
      return ABSENT
    },
    load: (id) => {
      if (id === ABSENT) return { code: absent, moduleType: 'js' }
      return id.startsWith(BUILTIN) ? { code: builtin(id.slice(BUILTIN.length)), moduleType: 'js' } : null
    },
  }
}

const builtinNamed = (name: string) => (Object.hasOwn(builtins, name) ? BUILTIN + name : ABSENT)

const isFileName = (id: string) => /^[./]/.test(id)

/** Imports that are not scripts: styles, images, other view languages, and imports with a query. */
const NO_SCRIPT =
  /[?]|\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|mp[34]|ogg|wav|woff2?|html|md|vue|svelte|astro)$/

const replacing = (names: readonly string[], by: string) =>
  Object.fromEntries(names.map((name): [string, [string, string]] => [name, [here('inert-globals.ts'), by]]))

const INERT = {
  ...replacing(['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame'], 'timer'),
  ...replacing(
    ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'],
    'standIn',
  ),
  ...replacing(['window', 'document', 'navigator', 'location', 'history'], 'standIn'),
  ...replacing(['localStorage', 'sessionStorage'], 'storage'),
  ...replacing(['indexedDB', 'alert', 'confirm', 'prompt', 'console', 'process'], 'standIn'),
}
