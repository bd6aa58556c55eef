import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { fetchValue } from '#api/http/call-api.ts'
import { moment } from '#domain/time/moment.ts'
import { type GameVisit, readGameVisit } from '#protocol/play/game-visit.ts'

const tab = browserStorage('sessionStorage')
/** The visit that this tab is in, so that it goes on after a reload. */
const VISIT = 'palpite.visit'

const keptVisit = v.object({
  nodeId: v.number(),
  /** Epoch ms, on the browser's clock. */
  begunAt: v.number(),
  /** The same moment on the platform's clock; null while that has not said it. */
  since: v.nullable(moment),
})

/** When a visit to a game began. */
export type KeptVisit = v.InferOutput<typeof keptVisit>

/** What was staked and won in a visit. Throws `CallFailed`. */
export const readVisit = ({ nodeId, since }: KeptVisit, signal: AbortSignal): Promise<GameVisit> =>
  fetchValue(readGameVisit, { nodeId, ...(since !== null && { since }) }, { signal })

/** The visit to this game that this tab is in, or null. */
export function loadVisit(nodeId: number): KeptVisit | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptVisit), tab.read(VISIT))
  return kept.success && kept.output.nodeId === nodeId ? kept.output : null
}

export const saveVisit = (visit: KeptVisit): void => tab.write(VISIT, JSON.stringify(visit))

/** The game was left: whoever comes back to it begins anew. */
export const clearVisit = (): void => tab.remove(VISIT)
