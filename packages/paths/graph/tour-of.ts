import type { Subject } from '#paths/machine/system-under-test.ts'
import { explore } from './explore.ts'
import { type LargeTourOptions, largeTour } from './large-tour.ts'
import { type Tour, tour } from './tour.ts'

/**
 * A tour of any machine. It is a complete {@link tour} if the machine has fewer configurations than the
 * model's limit. Otherwise it is a {@link largeTour}, with a reason for each transition that it does not
 * take.
 */
export function tourOf(subject: Subject, options: LargeTourOptions = {}): Tour {
  const graph = explore(subject, { stopsAtLimit: true })
  return graph.isTruncated ? largeTour(subject, options) : tour(subject, graph, options)
}
