import type { Context } from 'hono'

/** Sends whoever asks on, for good, to the one address of what is here; the query goes along. */
export const move = (context: Context, pathname: string): Response =>
  context.redirect(pathname + new URL(context.req.url).search, 308)
