import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import { tagFor } from '#server/texts/languages.ts'

/** The value of the CSS variable `--page` in each theme. */
export const pageColour = { dark: '#081213', light: '#f5f3ec' } as const

/** The W3C web application manifest with the operator's name (DL-01). */
const webManifest = ({ brand, defaultLanguage }: OperatorConfig) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  lang: tagFor(defaultLanguage),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: pageColour.dark,
  theme_color: pageColour.dark,
  icons: [
    { src: '/art/app/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/art/app/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/art/app/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** Serves the operator's manifest. The manifest file in the build is only for static hosts. */
export function createManifestRoute(operator: OperatorConfig): (context: Context) => Response {
  const text = JSON.stringify(webManifest(operator))
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return (context) => {
    const headers = {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=60',
      etag,
    }
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers)
    return context.body(text, 200, headers)
  }
}
