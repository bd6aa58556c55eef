import * as v from 'valibot'
import type { Language } from '#domain/text/language.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { type HomeData, homeData } from '#protocol/site/boot.ts'
import { listBanners } from '#server/lobby/banners.routes.ts'
import { listHotGames, readGameMenus } from '#server/lobby/games.routes.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listNotices } from '#server/site/notices.routes.ts'

/** How long Home's data is cached, in milliseconds. */
const SHARED_FOR = 2_000

/** Home shows up to twelve hot games and needs to know whether there are more (HOME-05). */
const HOT_SENT = 13

export type ReadHomeData = (language: Language) => Promise<HomeData>

export function createHomeData(platform: Platform): ReadHomeData {
  const kept = new Map<Language, { until: number; data: Promise<HomeData> }>()
  return (language) => {
    const known = kept.get(language)
    if (known && known.until > Date.now()) return known.data
    const data = readHomeData(platform, language)
    kept.set(language, { until: Date.now() + SHARED_FOR, data })
    data.catch(() => kept.delete(language))
    return data
  }
}

/** Reads the data that Home would otherwise fetch itself, limited to the part that Home displays. */
async function readHomeData(platform: Platform, language: Language): Promise<HomeData> {
  const caller: RequestOrigin = { ip: '', clientId: '', language, userAgent: '', origin: '' }
  const context = { platform, caller, now: await platform.clock(), who: null }
  const ofPage = {
    page: 1,
    pageSize: HOT_SENT,
    clientType: protocolConstants.clientType,
    isPlatform: protocolConstants.isPlatform,
  }
  const [banners, notices, menus, hot] = await Promise.all([
    listBanners({ ...context, request: { group: 'w_home', language } }),
    listNotices({ ...context, request: { language } }),
    readGameMenus({ ...context, request: { language } }),
    listHotGames({ ...context, request: { ...ofPage, language } }),
  ])
  if (!(banners.success && notices.success && menus.success && hot.success)) {
    throw new Error('A call that cannot be refused was refused')
  }
  return v.parse(homeData, {
    banners: banners.value.banners,
    notices: notices.value.notices,
    menus: menus.value.menus.map((menu) => ({ ...menu, games: menu.games.map(shownOnly) })),
    hot: { ...hot.value, list: hot.value.list.map(shownOnly) },
  })
}

function shownOnly({ nodeName, gameName, iconUrl, lagerIcon, ...game }: Game): Game {
  return {
    ...game,
    displayName: game.displayName || gameName || nodeName,
    showIcon: game.showIcon || iconUrl || lagerIcon,
  }
}
