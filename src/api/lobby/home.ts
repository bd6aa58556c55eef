import { throughCache } from '#api/browser/session-cache.ts'
import { fetchValue } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import type { Language } from '#domain/text/language.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { type Banner, type BannerGroup, listBanners } from '#protocol/lobby/banners.ts'
import { listHotGames, readGameMenus } from '#protocol/lobby/games.ts'
import type { GameMenu, HotGames } from '#protocol/site/boot.ts'
import { listNotices, type Notice } from '#protocol/site/notices.ts'

export async function readBanners(
  group: BannerGroup,
  language: Language,
  signal: AbortSignal,
): Promise<Banner[]> {
  return (await fetchValue(listBanners, { group, language }, { signal })).banners
}

export const readNotices = async (language: Language, signal: AbortSignal): Promise<Notice[]> =>
  (await fetchValue(listNotices, { language }, { signal })).notices

export const readMenus = async (language: Language, signal: AbortSignal): Promise<GameMenu[]> =>
  (await fetchValue(readGameMenus, { language }, { signal })).menus

/** How long the most played games are cached, in ms. */
const HOT_FOR = 5 * 60_000

/** Returns the most played games, cached in the tab (SYS-13). */
export const readHotGames = (language: Language, signal: AbortSignal): Promise<HotGames> =>
  throughCache({ subject: 'hotGames', variant: language, schema: listHotGames.reply, goodFor: HOT_FOR }, () =>
    fetchValue(
      listHotGames,
      { merchantCode: settings().merchant, platform: protocolConstants.platform, language },
      { signal },
    ),
  )
