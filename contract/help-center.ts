import * as v from 'valibot'
import { call } from './call.ts'
import { language } from './operator-config.ts'
import { wire } from './wire.ts'

export const readHelpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The help texts by tag, the terms among them.',
  request: v.object({ lang: v.optional(language), device: v.optional(v.literal(wire.device), wire.device) }),
  reply: v.object({
    items: v.array(
      v.object({
        id: v.string(),
        /** What it is about; `term` marks the terms. */
        tag: v.string(),
        title: v.string(),
        /** HTML; shown only after it has been cleaned. */
        content: v.string(),
      }),
    ),
  }),
})
