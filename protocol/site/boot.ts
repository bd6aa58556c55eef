import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { banner } from '#protocol/lobby/banners.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import { listHotGames, readGameMenus } from '#protocol/lobby/games.ts'
import { notice } from './notices.ts'
import { operatorConfig } from './operator-config.ts'
import { siteConfiguration } from './site-configuration.ts'
import { systemStatus } from './system-status.ts'

/** The data that Home needs, so that the server can render it completely. */
export const homeData = v.object({
  banners: v.array(banner),
  notices: v.array(notice),
  menus: readGameMenus.reply.entries.menus,
  hot: listHotGames.reply,
})

/** Number of games in the hot list and in each category. */
const parts = v.array(v.object({ part: v.picklist(['HOT', ...gameTypes]), total: count }))

export type Parts = v.InferOutput<typeof parts>
export type HomeData = v.InferOutput<typeof homeData>
export type GameMenu = ReplyOf<typeof readGameMenus>['menus'][number]
export type HotGames = ReplyOf<typeof listHotGames>

/** Data needed before the first paint. The platform inlines it. Pages served as static files fetch it. */
export const boot = v.object({
  language,
  config: operatorConfig,
  /** Whether the platform uses sandbox money. If so, every page shows a notice. */
  sandbox: v.boolean(),
  /** Null if the platform did not respond. The page then requests it. */
  status: v.nullable(systemStatus),
  /** Used by the navigation; omitted if unknown. */
  parts: v.optional(parts),
  /** Present only on URLs that show Home. Other pages request it when they need it. */
  home: v.optional(homeData),
  /** Null if not included. The page then requests it. */
  site: v.nullable(siteConfiguration),
  /**
   * Origin of images, chosen for this browser session (SYS-09). Omitted if there are no image hosts or the
   * server does not render the page.
   */
  imageHost: v.optional(v.string()),
  /** Lingui messages of the rendered page. Omitted if the page loads the whole catalogue first. */
  messages: v.optional(v.record(v.string(), v.unknown())),
})

export type Boot = v.InferOutput<typeof boot>
