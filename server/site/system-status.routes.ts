import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { systemStatusFor } from '#server/settings/system-status.ts'

export const status: HandlerOf<'status'> = async ({ platform, caller }) =>
  accept(await systemStatusFor(platform, caller.ip))
