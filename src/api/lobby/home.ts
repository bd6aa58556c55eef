import { throughCache } from '#api/auth/session-cache.ts'
import { fetchValue } from '#api/http/call-api.ts'
import { settings } from '#api/http/settings.ts'
import type { Language } from '#domain/text/language.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import { type Banner, type BannerGroup, listBanners } from '#protocol/lobby/banners.ts'
import { listHotGames, readGameMenus } from '#protocol/lobby/games.ts'
import type { GameMenu, HotGames } from '#protocol/site/boot.ts'
import { listNotices, type Notice } from '#protocol/site/notices.ts'

/** The banners of a place, in their order. */
export async function readBanners(
  group: BannerGroup,
  language: Language,
  signal: AbortSignal,
): Promise<Banner[]> {
  return (await fetchValue(listBanners, { group, language }, { signal })).banners
}

/** The current notices, the newest first. */
export const readNotices = async (language: Language, signal: AbortSignal): Promise<Notice[]> =>
  (await fetchValue(listNotices, { language }, { signal })).notices

/** The categories of the lobby, each with its first six games. */
export const readMenus = async (language: Language, signal: AbortSignal): Promise<GameMenu[]> =>
  (await fetchValue(readGameMenus, { language }, { signal })).menus

/** Milliseconds for which the games most played are taken for true. */
const HOT_FOR = 5 * 60_000

/** The games most played, from the tab's cache where it knows them (SYS-13). */
export const readHotGames = (language: Language, signal: AbortSignal): Promise<HotGames> =>
  throughCache({ subject: 'hotGames', variant: language, schema: listHotGames.reply, goodFor: HOT_FOR }, () =>
    fetchValue(
      listHotGames,
      { merchantCode: settings().merchant, platform: wire.platform, language },
      { signal },
    ),
  )
