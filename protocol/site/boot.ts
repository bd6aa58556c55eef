import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { banner } from '#protocol/lobby/banners.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import { listHotGames, readGameMenus } from '#protocol/lobby/games.ts'
import { notice } from './notices.ts'
import { operatorConfig } from './operator-config.ts'
import { systemStatus } from './system.ts'
import { siteConfiguration } from './whitelabel.ts'

/** What Home shows, so that its first markup is whole. */
export const homeData = v.object({
  /** Of the group w_home, in their order. */
  banners: v.array(banner),
  notices: v.array(notice),
  menus: readGameMenus.reply.entries.menus,
  hot: listHotGames.reply,
})

/** How many games the parts of the lobby hold: the hot ones, and each category. */
const parts = v.array(v.object({ part: v.picklist(['HOT', ...gameTypes]), total: count }))

export type Parts = v.InferOutput<typeof parts>
export type HomeData = v.InferOutput<typeof homeData>
export type GameMenu = ReplyOf<typeof readGameMenus>['menus'][number]
export type HotGames = ReplyOf<typeof listHotGames>

/**
 * What is known before the first paint: inlined into the page by the platform, fetched by the page itself
 * where it is served as plain static files.
 */
export const boot = v.object({
  language,
  config: operatorConfig,
  /** Whether the platform plays with sandbox money, which every page then says. */
  sandbox: v.boolean(),
  /** Null when the platform could not be asked; the page then asks by itself. */
  status: v.nullable(systemStatus),
  /** What every page's navigation leads to; absent where it is not known. */
  parts: v.optional(parts),
  /** With the addresses that show Home; where it is absent, the page asks by itself. */
  home: v.optional(homeData),
  /** What the operator has configured; null where it was not sent along, and the page asks by itself. */
  site: v.nullable(siteConfiguration),
  /**
   * The origin that the pictures of the page come from, picked for this browser's session (SYS-09); absent where no
   * image host is configured, or nothing was rendered on the platform.
   */
  imageHost: v.optional(v.string()),
  /** The messages that the rendered page uses; absent where the whole catalogue is loaded first. */
  messages: v.optional(v.record(v.string(), v.unknown())),
})

export type Boot = v.InferOutput<typeof boot>
