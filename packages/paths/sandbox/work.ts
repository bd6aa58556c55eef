import type { LoadedMachine } from '#paths/module-loader/found-machines.ts'

/** A module of somebody else's whose machines were read. */
export type Opened = {
  /** Absolute. */
  file: string
  machines: readonly LoadedMachine[]
}

/**
 * What is done with a module's machines in a process that can do nothing else: the function `work` of a module that knows
 * beforehand all that it imports. Resolves to an exit code.
 *
 * @param request plain data from whoever asked
 * @param print takes lines of the result, `remark` all others
 */
export type Work = (
  opened: Opened,
  request: unknown,
  print: (line: string) => void,
  remark: (line: string) => void,
) => Promise<number>

/** What a confined process is told, as JSON in `PATHS_CONFINED`. */
export type Errand = {
  file: string
  /** Absolute file of the module's bundle. */
  bundle: string
  /** Address of the module that exports the {@link Work}. */
  work: string
  request: unknown
}
