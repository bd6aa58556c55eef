import type { Subject } from '#paths/machine/system-under-test.ts'
import { explore } from './explore.ts'
import { type LargeTourOptions, largeTour } from './large-tour.ts'
import { type Tour, tour } from './tour.ts'

/**
 * A tour of any machine. Within the model's limit it is a full {@link tour}. Beyond the limit it is a
 * {@link largeTour}, with reasons for the transitions it does not take.
 */
export function tourOf(subject: Subject, options: LargeTourOptions = {}): Tour {
  const graph = explore(subject, { stopsAtLimit: true })
  return graph.isTruncated ? largeTour(subject, options) : tour(subject, graph, options)
}
