import * as v from 'valibot'
import { language, operatorConfig } from './operator-config.ts'
import { systemStatus } from './system.ts'

/**
 * What is known before the first paint: inlined into the page by the platform, fetched by the page itself
 * where it is served as plain static files.
 */
export const boot = v.object({
  language,
  config: operatorConfig,
  /** Null when the platform could not be asked; the page then asks by itself. */
  status: v.nullable(systemStatus),
  /** The messages that the rendered page uses; absent where the whole catalogue is loaded first. */
  messages: v.optional(v.record(v.string(), v.unknown())),
})

export type Boot = v.InferOutput<typeof boot>
