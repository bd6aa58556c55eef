import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { commaList } from '#protocol/kit/query-values.ts'
import { banner } from '#protocol/lobby/banners.ts'

/** Whom a popup is for: A whoever is logged in, B visitors, F a first login. */
export const execution = v.picklist(['A', 'B', 'F'])

export const listPopups = call({
  method: 'GET',
  path: '/wps/relay/popups',
  summary: 'The popups for an audience, in the order in which they are shown.',
  request: v.object({ execution: commaList(execution), language: v.optional(language) }),
  reply: v.object({
    popups: v.array(
      v.object({
        id: v.string(),
        execution,
        title: v.string(),
        /** HTML; shown only after it has been cleaned. */
        content: v.string(),
        image: v.nullable(v.string()),
        /** Label of its button; empty where the popup leads nowhere. */
        action: v.string(),
        /** An untrusted address; what it is depends on `linkageType`. */
        url: v.string(),
        linkageType: banner.entries.linkageType,
        /** Milliseconds after which it closes by itself; null where it stays. */
        closesAfter: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5_000), v.maxValue(600_000))),
      }),
    ),
  }),
})

export type Popup = ReplyOf<typeof listPopups>['popups'][number]
