import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { pageNumber, pageSizeOf } from '#protocol/kit/paging.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { commaList } from '#protocol/kit/query-values.ts'

const announcementType = v.picklist(['B', 'PL', 'PU', 'PR', 'H'])

const announcement = v.object({
  id: v.string(),
  type: announcementType,
  title: v.string(),
  /** HTML; sanitised before display. */
  content: v.string(),
  /** Category of the linked promotion; null if there is none. */
  promotionType: v.nullable(v.string()),
  promotionId: v.nullable(v.string()),
  at: moment,
})

export type Announcement = v.InferOutput<typeof announcement>

export const ANNOUNCEMENTS_A_PAGE = 9

export const listAnnouncements = call({
  method: 'GET',
  path: '/wps/relay/announcements',
  access: 'optional',
  summary: 'Lists announcements of the given types, newest first. Agents also get those for agents.',
  request: v.object({
    types: v.optional(commaList(announcementType), [...announcementType.options]),
    /** Selects only announcements for all audiences. */
    execution: v.optional(v.literal('B')),
    platform: v.optional(v.literal(protocolConstants.platformShort), protocolConstants.platformShort),
    pageNo: pageNumber,
    pageSize: pageSizeOf(ANNOUNCEMENTS_A_PAGE),
    language: v.optional(language),
  }),
  reply: v.object({
    announcements: v.array(announcement),
    totalPages: count,
    total: count,
  }),
})

export type Announcements = v.InferOutput<(typeof listAnnouncements)['reply']>
