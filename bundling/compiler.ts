import { reactCompilerPreset } from '@vitejs/plugin-react'

/**
 * What Home begins with. These views are rendered a few times in the life of a page, so that remembering their parts
 * would save little, and the code for it would be a fifth of all of the site's own code that Home waits for.
 */
const FIRST_SCREEN =
  /[\\/]src[\\/](ui[\\/](layout|kit[\\/](controls|feedback|forms|layout|text)|lobby[\\/](game|home)|play[\\/]game|site[\\/](brand|part-missing|page-failed|system-status))|pages[\\/]lobby[\\/]home\.page\.)/

const compiler = reactCompilerPreset()

/** React's compiler, for everything but the first screen. */
export const laterViewsCompiler = {
  ...compiler,
  rolldown: {
    ...compiler.rolldown,
    filter: { ...compiler.rolldown.filter, id: { exclude: FIRST_SCREEN } },
  },
}
