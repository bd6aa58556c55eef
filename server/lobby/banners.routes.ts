import { bannerPalette } from '@palpite/game-art/banner.ts'
import { bannerAddress, bannerRequest } from '@palpite/game-art/banner-request.ts'
import { asc, eq } from 'drizzle-orm'
import type { Banner } from '#protocol/lobby/banners.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localize } from '#server/texts/localized-text.ts'
import { banner } from './banner.table.ts'

/** HOME-01, HOME-02 */
export const listBanners: HandlerOf<'listBanners'> = async ({ platform, request, caller }) => {
  const language = request.language ?? caller.language
  const rows = await platform.database
    .select()
    .from(banner)
    .where(eq(banner.place, request.group))
    .orderBy(asc(banner.position), asc(banner.id))
  return accept({
    banners: rows.map((row) => ({
      id: row.id,
      title: localize(row.title, language),
      text: localize(row.text, language),
      action: localize(row.action, language),
      image: bannerAddress(row),
      ...bannerPalette(bannerRequest(row)),
      url: row.url,
      linkageType: row.linkageType as Banner['linkageType'],
    })),
  })
}
