import type { Subject } from '#paths/machine/system-under-test.ts'
import { explore } from './explore.ts'
import { type LargeTourOptions, largeTour } from './large-tour.ts'
import { type Tour, tour } from './tour.ts'

/**
 * Returns a complete {@link tour} if the machine's configurations stay within the model's limit, otherwise a
 * {@link largeTour}. A large tour gives a reason for each transition that it does not take.
 */
export function tourOf(subject: Subject, options: LargeTourOptions = {}): Tour {
  const graph = explore(subject, { stopsAtLimit: true })
  return graph.isTruncated ? largeTour(subject, options) : tour(subject, graph, options)
}
