import * as v from 'valibot'
import { statusCode } from '#domain/site/status-code.ts'
import { call } from '#protocol/kit/call.ts'

const support = v.object({
  /**
   * Where the customer service button of a closed site leads: a web page, an email address or a phone number.
   * Any other value becomes null.
   */
  customerService: v.fallback(
    v.nullable(v.pipe(v.string(), v.url(), v.regex(/^(https|mailto|tel):/i))),
    null,
  ),
})

export const systemStatus = v.variant('status', [
  v.object({ status: v.literal(statusCode.normal) }),
  v.object({
    status: v.literal(statusCode.maintenance),
    /** When the maintenance is expected to end, as ISO 8601; null if unknown. */
    maintenanceEnd: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    ...support.entries,
  }),
  v.object({
    status: v.literal(statusCode.restricted),
    /** The visitor's IP address as the platform sees it. */
    ip: v.string(),
    ...support.entries,
  }),
])

export type SystemStatus = v.InferOutput<typeof systemStatus>

export const status = call({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Returns whether the site is open, under maintenance, or closed to the visitor’s region.',
  request: v.object({}),
  reply: systemStatus,
})
