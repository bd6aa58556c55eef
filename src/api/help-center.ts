import type { RequestInput } from '#contract/call.ts'
import { type HelpCenter, readHelpCenter } from '#contract/help-center.ts'
import { read } from './ask.ts'

/** All that the help centre says, the terms among it. */
export const readHelp = (
  asked: RequestInput<typeof readHelpCenter>,
  signal: AbortSignal,
): Promise<HelpCenter> => read(readHelpCenter, asked, { signal })
