import type { Subject } from '#paths/machine/system-under-test.ts'
import { explore } from './explore.ts'
import { type LargeTourOptions, largeTour } from './large-tour.ts'
import { type Tour, tour } from './tour.ts'

/**
 * A tour of any machine. Where its configurations can be listed within the model's limit, it shows all that {@link tour}
 * does; where they cannot, it takes every transition that {@link largeTour} finds a way to, and tells why not the rest.
 */
export function tourOf(subject: Subject, options: LargeTourOptions = {}): Tour {
  const graph = explore(subject, { stopsAtLimit: true })
  return graph.isTruncated ? largeTour(subject, options) : tour(subject, graph, options)
}
