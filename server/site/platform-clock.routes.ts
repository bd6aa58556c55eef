import { accept, type HandlerOf } from '#server/platform/handler.ts'

export const readClock: HandlerOf<'readClock'> = async ({ now }) => accept({ now: now.toISOString() })
