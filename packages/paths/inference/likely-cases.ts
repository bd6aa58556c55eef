import { isUnnamed } from '#paths/machine/child-name.ts'
import type { Choice } from '#paths/machine/choices.ts'
import type { Model } from '#paths/model.ts'
import { chosenCases } from './chosen-cases.ts'
import { comparedParts, type Likely, type Literals, likelyData } from './likely.ts'
import { literalsOf } from './literals.ts'
import { probe, type Reads } from './probe.ts'
import { Shape } from './shape.ts'
import { ENOUGH, tryOut } from './trial.ts'

/** If a step reads made-up data this often, the machine is assumed to loop forever. */
const READS = 10_000

const WITHOUT = 'without data'

/**
 * If the default cases throw or do not reach every transition, adds cases with likely data. The data is
 * inferred from the properties of events, outputs and inputs that the machine reads. Then removes the useless
 * cases.
 */
export function withLikelyData(model: Model): Model {
  const { thrown, isComplete } = tryOut(model)
  if (thrown.size === 0 && isComplete) return model
  const literals = literalsOf(model.machine)
  const shapes = readShapes(model, literals)
  const candidates = withCases(model, shapes, (shape) => likelyData(shape, literals))
  return chosenCases(candidates)
}

type Shapes = {
  events: Map<string, Shape>
  outputs: Map<string, Shape>
  errors: Map<string, Shape>
  input: Shape
}

/**
 * Records the properties that the machine reads, in two rounds: first with arbitrary data, then with the
 * values to which it compares properties.
 */
function readShapes(model: Model, literals: Literals): Shapes {
  const shapes: Shapes = { events: new Map(), outputs: new Map(), errors: new Map(), input: new Shape() }
  const reads: Reads = { left: READS }
  const read = (shape: Shape, given: unknown) =>
    probe(shape, given instanceof Object ? { ...given } : {}, reads)
  const change = (choice: Choice): Choice => {
    reads.left = READS
    if (choice.kind === 'event') {
      const { event } = choice
      return { ...choice, event: read(shapeOf(shapes.events, event.type), event) as typeof event }
    }
    if (choice.kind !== 'outcome' || 'send' in choice.outcome) return choice
    const { child, outcome } = choice
    const source = sourceOf(child)
    return 'done' in outcome
      ? { ...choice, outcome: { done: read(shapeOf(shapes.outputs, source), outcome.done) } }
      : { ...choice, outcome: { error: read(shapeOf(shapes.errors, source), outcome.error) } }
  }
  const readAll = (cases: Model) => {
    const inputs = Object.entries(cases.inputs).map(([name, input]) => [name, read(shapes.input, input)])
    tryOut({ ...cases, inputs: Object.fromEntries(inputs) }, ENOUGH, change)
  }
  readAll(model)
  readAll(withCases(model, shapes, (shape) => comparedParts(shape, literals)))
  return shapes
}

function shapeOf(shapes: Map<string, Shape>, name: string): Shape {
  const shape = shapes.get(name) ?? new Shape()
  shapes.set(name, shape)
  return shape
}

function sourceOf({ id, src }: { id: string; src: unknown }): string {
  return isUnnamed(id) ? String(src) : id
}

function withCases(
  model: Model,
  { events, outputs, errors, input }: Shapes,
  casesOf: (shape: Shape) => Likely[],
): Model {
  const entriesOf = (shape: Shape) =>
    casesOf(shape).map(({ name, value }): [string, unknown] => [name, value])
  const withEvents = [...events].flatMap(([type, shape]) => {
    const cases = entriesOf(shape).filter((one): one is [string, object] => one[1] instanceof Object)
    return cases.length > 0 ? [[type, { [WITHOUT]: {}, ...Object.fromEntries(cases) }]] : []
  })
  const withOutcomes = [...new Set([...outputs.keys(), ...errors.keys()])].map((source) => {
    const done = entriesOf(shapeOf(outputs, source)).map(([name, value]) => [`done ${name}`, { done: value }])
    const failed = entriesOf(shapeOf(errors, source)).map(([name, value]) => [
      `error ${name}`,
      { error: value instanceof Object ? Object.assign(new Error('a failure'), value) : value },
    ])
    const cases = Object.fromEntries([...done, ...failed])
    return [source, { ...(model.outcomes[source] ?? model.otherOutcomes), ...cases }]
  })
  const inputs = entriesOf(input)
  return {
    ...model,
    events: { ...model.events, ...Object.fromEntries(withEvents) },
    outcomes: { ...model.outcomes, ...Object.fromEntries(withOutcomes) },
    inputs: inputs.length > 0 ? { [WITHOUT]: undefined, ...Object.fromEntries(inputs) } : model.inputs,
  }
}
