import type { Context } from 'hono'

/** Permanent (308). Keeps the query. */
export const redirect = (context: Context, pathname: string): Response =>
  context.redirect(pathname + new URL(context.req.url).search, 308)
