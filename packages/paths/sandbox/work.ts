import type { LoadedMachine } from '#paths/module-loader/find-machines.ts'

export type Opened = {
  /** Absolute path of the module. */
  file: string
  machines: readonly LoadedMachine[]
}

/**
 * Works on a module's machines inside a sandboxed process. A module must export it as `work` and import
 * everything statically. Resolves to an exit code.
 * @param request plain data from the caller
 * @param print receives lines of the result, `remark` all others
 */
export type Work = (
  opened: Opened,
  request: unknown,
  print: (line: string) => void,
  remark: (line: string) => void,
) => Promise<number>

/** Task of a sandboxed process, as JSON in `PATHS_CONFINED`. */
export type Errand = {
  file: string
  bundle: string
  /** URL of the module that exports the {@link Work}. */
  work: string
  request: unknown
}
