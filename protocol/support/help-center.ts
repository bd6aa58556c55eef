import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'

const helpItem = v.object({
  id: v.string(),
  /** Code of the topic, as in `tags`. */
  tag: v.string(),
  title: v.string(),
  /** HTML; sanitised before display. */
  content: v.string(),
})

export type HelpItem = v.InferOutput<typeof helpItem>

export const readHelpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Lists the help texts in reading order, with their tags.',
  request: v.object({
    lang: v.optional(language),
    device: v.optional(v.literal(protocolConstants.device), protocolConstants.device),
  }),
  reply: v.object({
    /** Topics that have items, in display order, with their names. */
    tags: v.array(v.object({ code: v.string(), name: v.string() })),
    items: v.array(helpItem),
  }),
})

export type HelpCenter = v.InferOutput<(typeof readHelpCenter)['reply']>
