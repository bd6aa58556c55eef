import type { LoadedMachine } from '#paths/module-loader/find-machines.ts'

export type Opened = {
  /** Absolute. */
  file: string
  machines: readonly LoadedMachine[]
}

/**
 * Work on a module's machines in a confined process: the function `work` of a module that imports everything
 * it needs statically. Resolves to an exit code.
 * @param request plain data from the caller
 * @param print takes lines of the result, `remark` all others
 */
export type Work = (
  opened: Opened,
  request: unknown,
  print: (line: string) => void,
  remark: (line: string) => void,
) => Promise<number>

/** Instructions for a confined process, as JSON in `PATHS_CONFINED`. */
export type Errand = {
  file: string
  bundle: string
  /** URL of the module that exports the {@link Work}. */
  work: string
  request: unknown
}
