import type { Mobile } from '#domain/auth/mobile-number.ts'

/** The mobile that a request in progress is for. Without one there is no request. */
export function askedMobile(asked: Mobile | null): Mobile {
  if (!asked) throw new Error('A code is asked for without a mobile.')
  return asked
}
