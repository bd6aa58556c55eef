import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'rolldown'
import type { Watched } from '#paths/module-loader/found-machines.ts'
import { builtins } from '#paths/module-loader/harmless-builtins.ts'
import { readSource } from '#paths/module-loader/read-source.ts'

/** What a bundle exports. */
export type Bundle = Watched & {
  /** What the module exports, as soon as it has run; rejected where it throws, and open as long as it waits for something. */
  loading: Promise<object>
}

/**
 * Bundles a module of any kind that a browser build would take, so that running it shows its machines and does nothing else:
 * no actor is started, no timer fires, nothing is listened to, asked for or printed. Packages that are not installed are
 * stood in for, since a machine that stands beside a view does without most of what the view needs. Nothing but XState and
 * harmless parts of Node stays outside the bundle. Gives its text, which exports a {@link Bundle}; throws where there is
 * something that cannot be read.
 */
export async function bundled(file: string, platform: 'node' | 'browser'): Promise<string> {
  try {
    return await bundle(file, platform, true)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('TSCONFIG_ERROR')) throw error
    // What its compiler is told extends a package that is not installed.
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
    // Imported for what they do, not for what they give.
    treeshake: { moduleSideEffects: (id) => id === file || id === ENTRY },
    transform: { jsx: 'react-jsx', define: { 'import.meta.env': '{}' }, inject: INERT },
    output: { format: 'esm', codeSplitting: false, keepNames: true },
  })
  return output[0].code
}

/** For Node without Node's own way to import whatever somebody names while it runs. */
const PLATFORMS: { readonly [platform in 'node' | 'browser']: Pick<BuildOptions, 'platform' | 'resolve'> } = {
  browser: { platform: 'browser' },
  node: { platform: 'neutral', resolve: { conditionNames: ['node'], mainFields: ['module', 'main'] } },
}

const ENTRY = '\0entry'
const here = (name: string) => join(import.meta.dirname, '../module-loader', name)
const WATCHED = here('watched-xstate.ts')

/** The module is run by a promise, so that the machines made before it threw are known; and it hands over its variables. */
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

/** Stands for a package that is not installed: every name that is imported from it is one to it. */
const ABSENT = '\0absent'

const absent = `const { standIn } = require(${JSON.stringify(here('stand-in.ts'))})
module.exports = Object.setPrototypeOf(function () { return standIn }, standIn)`

/** Stands before the names of Node's harmless parts. */
const BUILTIN = '\0builtin:'

const builtin = (name: string) =>
  `module.exports = require(${JSON.stringify(here('harmless-builtins.ts'))}).builtins[${JSON.stringify(name)}]`

/**
 * `xstate` is always ours. Whatever else is imported is the module's own, be it by its compiler's names for paths, or else ours as
 * well, or else stood in for.
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

/** Styles, pictures, views of other kinds, and whatever a bundler is asked for by a question. */
const NO_SCRIPT =
  /[?]|\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|mp[34]|ogg|wav|woff2?|html|md|vue|svelte|astro)$/

const standingIn = (names: readonly string[], by: string) =>
  Object.fromEntries(names.map((name): [string, [string, string]] => [name, [here('inert-globals.ts'), by]]))

const INERT = {
  ...standingIn(['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame'], 'timer'),
  ...standingIn(
    ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'],
    'standIn',
  ),
  ...standingIn(['window', 'document', 'navigator', 'location', 'history'], 'standIn'),
  ...standingIn(['localStorage', 'sessionStorage'], 'storage'),
  ...standingIn(['indexedDB', 'alert', 'confirm', 'prompt', 'console', 'process'], 'standIn'),
}
