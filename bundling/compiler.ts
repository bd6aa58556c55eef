import { reactCompilerPreset } from '@vitejs/plugin-react'

/**
 * React Compiler skips the modules of Home's first screen. They render only a few times, so memoisation would
 * save little but add a fifth to the code that Home waits for.
 */
const FIRST_SCREEN =
  /[\\/]src[\\/](ui[\\/](layout|cashier[\\/]balance|kit[\\/](controls|feedback|forms|layout|lobby-parts|text)|lobby[\\/](game|home)|play[\\/]game|site[\\/](brand|part-missing|page-failed|system-status))|pages[\\/]lobby[\\/]home\.page\.)/

const compiler = reactCompilerPreset()

/** Runs React Compiler on all modules except those of the first screen. */
export const laterViewsCompiler = {
  ...compiler,
  rolldown: {
    ...compiler.rolldown,
    filter: { ...compiler.rolldown.filter, id: { exclude: FIRST_SCREEN } },
  },
}
