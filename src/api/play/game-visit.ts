import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { fetchValue } from '#api/http/call-api.ts'
import { moment } from '#domain/time/moment.ts'
import { type GameVisit, readGameVisit } from '#protocol/play/game-visit.ts'

const tab = browserStorage('sessionStorage')
const VISIT = 'palpite.visit'

const savedVisit = v.object({
  nodeId: v.number(),
  /** When the visit began, in epoch ms by this device's clock. */
  begunAt: v.number(),
  /** When the visit began, by the platform's clock. Null until it is known. */
  since: v.nullable(moment),
})

export type SavedVisit = v.InferOutput<typeof savedVisit>

export const readVisit = ({ nodeId, since }: SavedVisit, signal: AbortSignal): Promise<GameVisit> =>
  fetchValue(readGameVisit, { nodeId, ...(since !== null && { since }) }, { signal })

export function loadVisit(nodeId: number): SavedVisit | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), savedVisit), tab.read(VISIT))
  return kept.success && kept.output.nodeId === nodeId ? kept.output : null
}

export const saveVisit = (visit: SavedVisit): void => tab.write(VISIT, JSON.stringify(visit))

/** Clears the visit when the member leaves the game, so that the next visit's duration starts at zero. */
export const clearVisit = (): void => tab.remove(VISIT)
