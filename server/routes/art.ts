import { Hono } from 'hono'
import { type PosterName, posterArt } from '../art/poster.ts'

const posters: readonly PosterName[] = ['maintenance', 'region', 'missing', 'login']
/** Seconds that a picture may be kept: it changes only with a new version of the platform. */
const KEPT = 24 * 3600

/** `/art`: the drawn pictures, as SVG images. */
export function createArt(): Hono {
  const app = new Hono()
  app.get('/posters/:file{[a-z]+\\.svg}', (context) => {
    const name = posters.find((known) => `${known}.svg` === context.req.param('file'))
    if (!name) return context.notFound()
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${KEPT}` }
    return context.body(posterArt(name), 200, headers)
  })
  return app
}
