import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'

type Named = Record<string, unknown>

/** `stop` adds a history entry, for states that are entered and left. */
type Change<Search> = (changed: Partial<Search>, how?: { stop: boolean }) => void

/**
 * Search params of a page. Changes replace the history entry by default. The schema loads with the page,
 * because Home waits for route validators.
 */
export function useAddressSearch<Schema extends v.GenericSchema<Named, Named>>(
  schema: Schema,
): [v.InferOutput<Schema>, Change<v.InferOutput<Schema>>] {
  const named: Named = useSearch({ strict: false })
  const search = v.parse(schema, named)
  const navigate = useNavigate()
  const change: Change<v.InferOutput<Schema>> = (changed, { stop } = { stop: false }) =>
    void navigate({
      to: '.',
      search: (before: Named) => ({ ...before, ...changed }),
      replace: !stop,
      resetScroll: false,
    })
  // Drop invalid params so that they are not shared with the link.
  const meaningless = Object.keys(search).filter((name) => name in named && search[name] === undefined)
  const untold = meaningless.join()
  useLayoutEffect(() => {
    if (!untold) return
    const without = untold.split(',').map((name) => [name, undefined])
    change(Object.fromEntries(without) as Partial<v.InferOutput<Schema>>)
  })
  return [search, change]
}
