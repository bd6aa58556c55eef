import type { AppInput } from '#machines/site/app.types.ts'

/** Path of the login page. */
export const LOGIN = '/login'

/** The login page’s address, from which one comes back to `next`. */
export const loginAddress = (next: string): string => `/login?${new URLSearchParams({ next })}`

/** A path on this site as it came with an address; null for everything that leads elsewhere. */
export function nextIn(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null
  const origin = 'https://site.invalid'
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/** The login that an address asks for, if it does: afterwards one goes where it says, or home. */
export function loginAt({ pathname, searchParams }: URL): AppInput['login'] {
  if (pathname.toLowerCase() !== LOGIN) return null
  return { side: 'player', next: nextIn(searchParams.get('next')) ?? '/' }
}
