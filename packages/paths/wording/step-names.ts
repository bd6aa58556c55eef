import { startLabel } from '#paths/graph/explore.ts'
import { type Model, valueAt } from '#paths/model.ts'

/** Returns the names of starts, events, outcomes and pauses, for translators. Timers have no names. */
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
        // The outcome `never` takes no step, so it needs no name.
        Object.fromEntries(Object.entries(cases).filter(([, one]) => valueAt(one, startAt) !== 'never')),
      ),
    ),
    ...named('wait ', pauses),
  ]
}
