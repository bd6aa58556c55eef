import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundled } from '#paths/model/bundled.ts'
import { cannotLoad } from './cannot-load.ts'

/** Where bundles go: within this project, so that `xstate` is the copy that reads the machines. */
const FOLDER = join(import.meta.dirname, '../../../dist/paths/modules')

/**
 * Bundles a module, which runs nothing of it, and hands over the bundle's absolute file for as long as `use` takes. Throws, in a
 * sentence, where it cannot be read.
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
