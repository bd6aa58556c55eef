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

/** Data of Home, so that the server renders it completely. */
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

/**
 * Data needed before the first paint: inlined by the platform, or fetched by the page when it is served as
 * static files.
 */
export const boot = v.object({
  language,
  config: operatorConfig,
  /** Whether the platform uses sandbox money, which every page then shows. */
  sandbox: v.boolean(),
  /** Null when the platform did not respond; the page then asks itself. */
  status: v.nullable(systemStatus),
  /** For the navigation; omitted where unknown. */
  parts: v.optional(parts),
  /** Only on addresses that show Home; otherwise the page asks itself. */
  home: v.optional(homeData),
  /** Null when it was not sent; the page then asks itself. */
  site: v.nullable(siteConfiguration),
  /**
   * Image origin picked for this browser session (SYS-09); omitted without image hosts or server rendering.
   */
  imageHost: v.optional(v.string()),
  /** Messages of the rendered page; omitted where the whole catalogue is loaded first. */
  messages: v.optional(v.record(v.string(), v.unknown())),
})

export type Boot = v.InferOutput<typeof boot>
