import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { commaList } from '#protocol/kit/query-values.ts'
import { banner } from '#protocol/lobby/banners.ts'

/** Audience: A for members, B for visitors, F for members at their first login. */
export const execution = v.picklist(['A', 'B', 'F'])

export const listPopups = call({
  method: 'GET',
  path: '/wps/relay/popups',
  summary: 'Lists the pop-ups for an audience, in display order.',
  request: v.object({ execution: commaList(execution), language: v.optional(language) }),
  reply: v.object({
    popups: v.array(
      v.object({
        id: v.string(),
        execution,
        title: v.string(),
        /** HTML; sanitised before display. */
        content: v.string(),
        image: v.nullable(v.string()),
        /** Label of the button; empty if the popup has no link. */
        action: v.string(),
        /** Untrusted URL. `linkageType` says what it links to. */
        url: v.string(),
        linkageType: banner.entries.linkageType,
        /** How long the popup stays open, in ms; null if it does not close by itself. */
        closesAfter: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5_000), v.maxValue(600_000))),
      }),
    ),
  }),
})

export type Popup = ReplyOf<typeof listPopups>['popups'][number]
