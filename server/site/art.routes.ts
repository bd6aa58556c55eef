import { appIcon, isAppIcon } from '@palpite/game-art/app-icon.ts'
import { avatarArt, avatarCount } from '@palpite/game-art/avatar.ts'
import { bannerArt } from '@palpite/game-art/banner.ts'
import { bannerRequest } from '@palpite/game-art/banner-request.ts'
import { cellArt } from '@palpite/game-art/cell.ts'
import { fighterArt } from '@palpite/game-art/fighter.ts'
import { fishArt } from '@palpite/game-art/fish.ts'
import { artRequest, type GameArt } from '@palpite/game-art/game-inks.ts'
import { keptArt } from '@palpite/game-art/kept-art.ts'
import { type PosterName, posterArt } from '@palpite/game-art/poster.ts'
import { shopItemArt } from '@palpite/game-art/shop-item.ts'
import { symbolArt } from '@palpite/game-art/symbol.ts'
import { tileArt } from '@palpite/game-art/tile.ts'
import { vendorMark } from '@palpite/game-art/vendor-mark.ts'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { fishSpecies } from '#domain/play/fish-odds.ts'
import { slotSymbol } from '#protocol/play/play-slot.ts'
import type { Database } from '#server/database/database.ts'
import { takesBrotli } from '#server/files/static-files.ts'
import { game } from '#server/games/game.table.ts'
import { banner } from '#server/lobby/banner.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { clientOf } from '#server/requests/client-of.ts'
import { shopItem } from '#server/rewards/loyalty/point-shop.table.ts'
import { promotion } from '#server/rewards/promotions/promotion.table.ts'

const posters: readonly PosterName[] = [
  'maintenance',
  'region',
  'missing',
  'login',
  'agent',
  'channels',
  'fortnight',
  'reports',
]
/**
 * How long an image without a version in its URL is cached, in seconds. Such an image changes only with a
 * release.
 */
const KEPT = 24 * 3600
const FOREVER = 365 * 24 * 3600

/** Serves `/art`: the generated images as SVG, and the app icons as PNG. */
export function createArt(platform: Platform): Hono {
  const { database, queues } = platform
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    // The operator's other origins and the vendors embed these images.
    context.header('cross-origin-resource-policy', 'cross-origin')
  })
  app.use((context, next) => queues.pictures.run(clientOf(context, platform), next))
  app.get('/posters/:file{[a-z]+\\.svg}', (context) => {
    const name = posters.find((known) => `${known}.svg` === context.req.param('file'))
    return name ? send(context, `poster ${name}`, () => posterArt(name)) : context.notFound()
  })
  app.get('/app/:file{[a-z0-9]{1,20}\\.png}', async (context) => {
    const name = (context.req.param('file') ?? '').replace(/\.png$/, '')
    if (!isAppIcon(name)) return context.notFound()
    const icon = new Uint8Array(await appIcon(name))
    return context.body(icon, 200, {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${KEPT}`,
    })
  })
  app.get('/vendors/:file{[A-Za-z0-9_]{1,20}\\.svg}', (context) => {
    const code = nameOf(context)
    return send(context, `vendor ${code}`, () => vendorMark(code))
  })
  app.get('/games/:file{[0-9]{1,9}\\.svg}', async (context) => {
    const found = await gameArt(database, Number(nameOf(context)))
    if (!found) return context.notFound()
    return send(context, `game ${JSON.stringify(found)}`, () => tileArt(artRequest(found)))
  })
  app.get('/cells/:file{[0-9]{1,9}\\.svg}', async (context) => {
    const found = await gameArt(database, Number(nameOf(context)))
    if (!found) return context.notFound()
    return send(context, `cell ${JSON.stringify(found)}`, () => cellArt(found))
  })
  app.get('/fighters/:node{[0-9]{1,9}}/:file{(left|right)\\.svg}', async (context) => {
    const side = nameOf(context) === 'left' ? 'left' : 'right'
    const found = await gameArt(database, Number(context.req.param('node')))
    if (!found) return context.notFound()
    return send(context, `fighter ${side} ${JSON.stringify(found)}`, () => fighterArt(found, side))
  })
  app.get('/fish/:node{[0-9]{1,9}}/:file{[a-z]{1,20}\\.svg}', async (context) => {
    const species = v.safeParse(v.picklist(fishSpecies), nameOf(context))
    const found = await gameArt(database, Number(context.req.param('node')))
    if (!found || !species.success) return context.notFound()
    return send(context, `fish ${species.output} ${JSON.stringify(found)}`, () =>
      fishArt(found, species.output),
    )
  })
  app.get('/symbols/:node{[0-9]{1,9}}/:file{[a-z]\\.svg}', async (context) => {
    const symbol = v.safeParse(slotSymbol, nameOf(context))
    const found = await gameArt(database, Number(context.req.param('node')))
    if (!found || !symbol.success) return context.notFound()
    return send(context, `symbol ${symbol.output} ${JSON.stringify(found)}`, () =>
      symbolArt(found, symbol.output),
    )
  })
  for (const [place, table] of [
    ['banners', banner],
    ['promotions', promotion],
  ] as const) {
    app.get(`/${place}/:file{[0-9a-f-]{36}\\.svg}`, async (context) => {
      const id = v.safeParse(v.pipe(v.string(), v.uuid()), nameOf(context))
      if (!id.success) return context.notFound()
      const { motif, hue, layout } = table
      const [row] = await database
        .select({ id: table.id, motif, hue, layout })
        .from(table)
        .where(eq(table.id, id.output))
      if (!row) return context.notFound()
      const request = bannerRequest(row)
      return send(context, `banner ${JSON.stringify(request)}`, () => bannerArt(request))
    })
  }
  app.get('/shop/:file{[0-9a-f-]{36}\\.svg}', async (context) => {
    const id = v.safeParse(v.pipe(v.string(), v.uuid()), nameOf(context))
    if (!id.success) return context.notFound()
    const { motif, hue } = shopItem
    const [row] = await database
      .select({ id: shopItem.id, motif, hue })
      .from(shopItem)
      .where(eq(shopItem.id, id.output))
    return row ? send(context, `item ${JSON.stringify(row)}`, () => shopItemArt(row)) : context.notFound()
  })
  app.get('/avatars/:file{[0-9]{1,3}\\.svg}', (context) => {
    const index = Number(nameOf(context))
    return index < avatarCount ? send(context, `avatar ${index}`, () => avatarArt(index)) : context.notFound()
  })
  return app
}

const nameOf = (context: Context): string => (context.req.param('file') ?? '').replace(/\.svg$/, '')

async function gameArt(database: Database, nodeId: number): Promise<GameArt | null> {
  const { motif, hue } = game
  const [row] = await database
    .select({ nodeId: game.nodeId, motif, hue })
    .from(game)
    .where(eq(game.nodeId, nodeId))
  return row ?? null
}

/** Sends an image, which can be cached forever if its URL has a version. */
async function send(context: Context, key: string, draw: () => string): Promise<Response> {
  const { raw, compressed, etag } = await keptArt(key, draw)
  const isVersioned = context.req.query('v') !== undefined
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': isVersioned ? `public, max-age=${FOREVER}, immutable` : `public, max-age=${KEPT}`,
    vary: 'accept-encoding',
    etag,
  }
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers)
  if (!takesBrotli(context)) return context.body(raw, 200, headers)
  return context.body(compressed, 200, { ...headers, 'content-encoding': 'br' })
}
