import type { Path } from '@palpite/paths/walk/path.ts'
import * as v from 'valibot'
import { languages } from '#domain/text/language.ts'
import { world } from '#protocol/sandbox/platform.ts'

/** Time between two actions in slow mode, in ms. */
const SLOWLY = 600

const step = v.looseObject({
  label: v.string(),
  state: v.string(),
  isIgnored: v.boolean(),
  effects: v.array(v.string()),
})

export const replayRequest = v.object({
  id: v.string(),
  /** The flow's name in `paths.config.ts`. */
  flow: v.string(),
  /** The path itself. Not needed for a generated, accepted or recorded path. */
  path: v.optional(
    v.pipe(
      v.looseObject({ id: v.string(), steps: v.array(step) }),
      v.transform((path): Path => path),
    ),
  ),
  /** Folder for the result. By default the result replaces the path's last one in `dist/paths`. */
  folder: v.optional(v.string()),
  language: v.optional(v.picklist(languages), 'pt'),
  /** Window width in CSS pixels. */
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(4_000)), 1_280),
  /** Demo data to seed the platform with. By default the platform keeps its data. */
  world: v.optional(v.nullable(world), null),
  /** Origin of another installation with a sandbox. By default a platform is started. */
  address: v.optional(v.nullable(v.string()), null),
  /** Time between two actions in ms, or true for slow mode. */
  slow: v.optional(
    v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((slow) => (slow === true ? SLOWLY : Number(slow))),
    ),
    0,
  ),
})

export type ReplayRequest = v.InferOutput<typeof replayRequest>

export function requestOfRun(): ReplayRequest {
  return v.parse(replayRequest, JSON.parse(process.env.PATHS_REPLAY ?? 'null'))
}
