import type { Context } from 'hono'

/** Redirects permanently (308) and keeps the query. */
export const redirect = (context: Context, pathname: string): Response =>
  context.redirect(pathname + new URL(context.req.url).search, 308)
