import { statSync } from 'node:fs'
import path from 'node:path'
import { CannotLoad } from '#paths/module-loader/cannot-load.ts'
import { Misuse } from './misuse.ts'
import type { Print, Project } from './project.ts'
import type { ExitCode } from './verb.ts'

export type ForeignRequest = { root: string; typed: readonly string[] }

/**
 * Returns the absolute path of the module that `named` refers to. Undefined if `named` is the name of a flow,
 * if it is not a file, or if a module has already been opened.
 */
export function foreignFile({ config, root, opened }: Project, named: string): string | undefined {
  if (opened || config.flows.some(({ name }) => name === named)) return undefined
  const file = path.resolve(root, named)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/** Runs a command in a sandboxed process. Throws a {@link Misuse} if the module cannot be read. */
export async function runForeign(
  { root }: Project,
  file: string,
  typed: readonly string[],
  print: Print,
  remark: Print,
): Promise<ExitCode> {
  // Imported only when needed: loading the bundler takes longer than listing most flows.
  const { runConfined } = await import('#paths/sandbox/run-confined.ts')
  const request: ForeignRequest = { root, typed }
  const work = new URL('./foreign-work.ts', import.meta.url)
  try {
    const code = await runConfined({ file, work, request }, print, remark)
    return code === 0 || code === 1 ? code : 2
  } catch (cause) {
    throw cause instanceof CannotLoad ? new Misuse(cause.message, { cause }) : cause
  }
}
