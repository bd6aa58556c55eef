import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundled } from '#paths/model/bundled.ts'
import { cannotLoad } from './cannot-load.ts'

/** A folder inside this project, so that all bundles share its copy of `xstate`. */
const FOLDER = join(import.meta.dirname, '../../../dist/paths/modules')

/**
 * Bundles a module without running it, passes the bundle's absolute path to `use`, and then deletes the
 * bundle. If the module cannot be read, throws an error whose message is meant for the user.
 */
export async function withBundle<Result>(
  file: string,
  use: (bundle: string) => Promise<Result>,
): Promise<Result> {
  const text = await bundled(resolve(file), 'node').catch((error: unknown) => {
    throw cannotLoad(file, error)
  })
  mkdirSync(FOLDER, { recursive: true })
  const bundle = join(FOLDER, `${randomUUID()}.mjs`)
  writeFileSync(bundle, text)
  return use(bundle).finally(() => rmSync(bundle))
}
