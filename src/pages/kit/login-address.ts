import type { AppInput } from '#machines/site/app.types.ts'

export const LOGIN = '/login'

export const loginAddress = (next: string): string => `/login?${new URLSearchParams({ next })}`

/** Returns the path if the untrusted text is a path on this site, else null. */
export function nextIn(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null
  const origin = 'https://site.invalid'
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

/** The login that the URL asks for, with its destination; Home by default. Null on other pages. */
export function loginAt({ pathname, searchParams }: URL): AppInput['login'] {
  if (pathname.toLowerCase() !== LOGIN) return null
  return { side: 'player', next: nextIn(searchParams.get('next')) ?? '/' }
}
