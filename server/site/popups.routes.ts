import { bannerAddress } from '@palpite/game-art/banner-request.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Calls } from '#protocol/calls.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { banner } from '#server/lobby/banner.table.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { readSetting } from '#server/settings/settings.ts'
import { localize } from '#server/texts/localized-text.ts'
import { popup } from './popup.table.ts'
import { popupsSetting } from './popups.settings.ts'

type Popup = ReplyOf<Calls['listPopups']>['popups'][number]

/** POP-01 */
export const listPopups: HandlerOf<'listPopups'> = async ({ platform, request, caller }) => {
  const language = request.language ?? caller.language
  const { executions } = await readSetting(platform.database, popupsSetting)
  const wanted = request.execution.filter((requested) => executions.includes(requested))
  const rows = await platform.database
    .select()
    .from(popup)
    .leftJoin(banner, eq(banner.id, popup.bannerId))
    .where(inArray(popup.execution, wanted))
    .orderBy(asc(popup.position), asc(popup.id))
  return accept({
    popups: rows.map(({ popup: row, banner: picture }) => ({
      id: row.id,
      execution: row.execution as Popup['execution'],
      title: localize(row.title, language),
      content: localize(row.content, language),
      image: picture && bannerAddress(picture),
      action: localize(row.action, language),
      url: row.url,
      linkageType: row.linkageType as Popup['linkageType'],
      closesAfter: row.closesAfter,
    })),
  })
}
