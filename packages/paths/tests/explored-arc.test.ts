import { expect, it } from 'vitest'
import { explore } from '#paths/graph/explore.ts'
import { tour } from '#paths/graph/tour.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { walk } from '#paths/walk/walk.ts'
import { models } from './models.ts'

it.each(Object.entries(models))(
  'exploring the model %s predicts exactly what a real actor covers',
  (_, model) => {
    const subject = prepare(model)
    const graph = explore(subject)
    const promised = new Set(graph.arcs.flat().flatMap(({ items }) => items))
    const shown = tour(subject, graph).paths.flatMap((path) => [...walk(subject, path).items])
    expect(promised).toEqual(new Set(shown))
  },
)
