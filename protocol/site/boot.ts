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

/** Data needed before the first paint. The platform inlines it; pages served as static files fetch it. */
export const boot = v.object({
  language,
  config: operatorConfig,
  /** Whether the platform uses sandbox money. Every page then says so. */
  sandbox: v.boolean(),
  /** Null when the platform did not respond; the page then requests it. */
  status: v.nullable(systemStatus),
  /** For the navigation; omitted when unknown. */
  parts: v.optional(parts),
  /** Only on URLs that show Home. Other pages request it when needed. */
  home: v.optional(homeData),
  /** Null when it is not included; the page then requests it. */
  site: v.nullable(siteConfiguration),
  /**
   * Image origin chosen for this browser session (SYS-09); omitted without image hosts or server rendering.
   */
  imageHost: v.optional(v.string()),
  /** Messages of the rendered page; omitted when the whole catalogue is loaded first. */
  messages: v.optional(v.record(v.string(), v.unknown())),
})

export type Boot = v.InferOutput<typeof boot>
