import { startLabel } from '#paths/graph/explore.ts'
import { type Model, valueAt } from '#paths/model.ts'

/** The names of starts, events, outcomes and pauses, each once. Timers have no names. */
export function stepNamesOf({ inputs, events, outcomes, pauses, startAt }: Model): string[] {
  const named = (of: string, cases: object | undefined) => Object.keys(cases ?? {}).map((name) => of + name)
  return [
    ...Object.keys(inputs)
      .filter((name) => name !== '')
      .map(startLabel),
    ...Object.entries(events).flatMap(([type, cases]) => {
      const names = named(`${type} `, cases)
      return names.length > 0 ? names : [type]
    }),
    ...Object.entries(outcomes).flatMap(([actor, cases = {}]) =>
      named(
        `${actor}: `,
        // An actor that never ends takes no step, so this outcome needs no name.
        Object.fromEntries(Object.entries(cases).filter(([, one]) => valueAt(one, startAt) !== 'never')),
      ),
    ),
    ...named('wait ', pauses),
  ]
}
