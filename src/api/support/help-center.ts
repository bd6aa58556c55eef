import { fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { type HelpCenter, readHelpCenter } from '#protocol/support/help-center.ts'

export const readHelp = (
  asked: RequestInput<typeof readHelpCenter>,
  signal: AbortSignal,
): Promise<HelpCenter> => fetchValue(readHelpCenter, asked, { signal })
