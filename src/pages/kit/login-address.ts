import type { AppInput } from '#machines/site/app.types.ts'

export const LOGIN = '/login'

export const loginAddress = (next: string): string => `/login?${new URLSearchParams({ next })}`

/** Returns the untrusted text as a path on this site, or null if it is not such a path. */
export function nextIn(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null
  const origin = 'https://site.invalid'
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/**
 * Returns the login popup that the URL asks for, with the destination after login (Home by default). Returns
 * null if the URL is not that of the login page.
 */
export function loginAt({ pathname, searchParams }: URL): AppInput['login'] {
  if (pathname.toLowerCase() !== LOGIN) return null
  return { side: 'player', next: nextIn(searchParams.get('next')) ?? '/' }
}
