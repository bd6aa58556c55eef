import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'

/** Where bundles go: within this project, so that `xstate` is the copy that reads the machines. */
const FOLDER = join(import.meta.dirname, '..', 'dist', 'paths', 'modules')

const NODE_CANNOT = new Set([
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
  'ERR_INVALID_TYPESCRIPT_SYNTAX',
])

/** Whether an import failed for a reason that bundling does away with. */
export function needsBundling(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  // A missing export or a syntax error may come of types that were imported as if they were values.
  return error instanceof SyntaxError || (code !== undefined && NODE_CANNOT.has(code))
}

/**
 * Bundles a module of any kind that a browser build would take, and returns the file that Node can import. Packages
 * stay outside it; what is imported from one that is not installed is undefined, since a machine that stands beside
 * a view does without most of what the view needs. Throws where it cannot be bundled.
 */
export async function bundled(file: string): Promise<string> {
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16)
  const output = join(FOLDER, `${name}-${Date.now()}.mjs`)
  mkdirSync(FOLDER, { recursive: true })
  await build({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    plugins: [{ name: 'packages', resolveId: resolvePackage, load: (id) => (id === ABSENT ? '' : null) }],
    shimMissingExports: true,
    // Styles and pictures are of no matter to a machine.
    moduleTypes: Object.fromEntries(ASSETS.map((ending) => [ending, 'empty' as const])),
    treeshake: { moduleSideEffects: false },
    transform: { jsx: 'react-jsx' },
    output: { file: output, format: 'esm', codeSplitting: false },
  })
  return output
}

/** Stands for a package that is not installed. */
const ABSENT = '\0absent'

const OURS = /^(xstate(\/|$)|node:)/

/** `xstate` is always ours; any other package is the module's own, or else ours as well. */
function resolvePackage(id: string, importer: string | undefined) {
  if (importer === undefined || id === ABSENT || /^[./]/.test(id)) return null
  if (OURS.test(id) || isBuiltin(id)) return { id, external: true as const }
  const found = resolveFrom(importer, id) ?? resolveFrom(import.meta.filename, id)
  return found === undefined ? ABSENT : { id: pathToFileURL(found).href, external: true as const }
}

function resolveFrom(file: string, id: string): string | undefined {
  try {
    return createRequire(file).resolve(id)
  } catch {
    // Node says in no other way that a package is not there.
    return undefined
  }
}

const ASSETS = ['.css', '.scss', '.svg', '.png', '.jpg', '.gif', '.mp3', '.html']
