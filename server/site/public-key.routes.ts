import { accept, type HandlerOf } from '#server/platform/handler.ts'

export const readPublicKey: HandlerOf<'readPublicKey'> = async ({ platform, now }) =>
  accept({ ...platform.encryption.publicKey, at: now.getTime() })
