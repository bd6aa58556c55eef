import { build } from 'vite'
import { root } from '../run.ts'

/** Bundles the script of a page with its imports. Returns the code. */
export async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })
  if (!('output' in built)) throw new Error('Vite did not build exactly one output.')
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
}
