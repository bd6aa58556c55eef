import type { Path } from '@palpite/paths/walk/path.ts'
import * as v from 'valibot'
import { languages } from '#domain/text/language.ts'
import { world } from '#protocol/site/sandbox.ts'

/** Milliseconds between two deeds where somebody wants to follow them. */
const SLOWLY = 600

const step = v.looseObject({
  label: v.string(),
  state: v.string(),
  isIgnored: v.boolean(),
  effects: v.array(v.string()),
})

/** Which path is to be replayed in a page, and how. */
export const replayWish = v.object({
  id: v.string(),
  /** Its flow, as `paths.config.ts` names it. */
  flow: v.string(),
  /** The path itself, where it is none that the flow's model generates and none that was accepted or recorded. */
  path: v.optional(
    v.pipe(
      v.looseObject({ id: v.string(), steps: v.array(step) }),
      v.transform((path): Path => path),
    ),
  ),
  /** Where its result is left; the folder of its last replay unless told. */
  folder: v.optional(v.string()),
  language: v.optional(v.picklist(languages), 'pt'),
  /** Of the window, in CSS pixels. */
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(4_000)), 1_280),
  /** The world that the platform is made anew with; its own one stays unless told. */
  world: v.optional(v.nullable(world), null),
  /** Origin of another installation, one with a sandbox; one is started unless told. */
  address: v.optional(v.nullable(v.string()), null),
  /** Milliseconds between two deeds, or whether to go as slowly as an eye can follow. */
  slow: v.optional(
    v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((slow) => (slow === true ? SLOWLY : Number(slow))),
    ),
    0,
  ),
})

export type ReplayWish = v.InferOutput<typeof replayWish>

/** The wish that this run was started with. */
export function wishOfRun(): ReplayWish {
  return v.parse(replayWish, JSON.parse(process.env.PATHS_REPLAY ?? 'null'))
}
