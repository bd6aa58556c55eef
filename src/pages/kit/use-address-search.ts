import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'

type Named = Record<string, unknown>

/** If `stop` is true, the change adds a history entry, so that going back undoes it. */
type Change<Search> = (changed: Partial<Search>, how?: { stop: boolean }) => void

/**
 * Returns a page's search params, and a function that changes them. By default, a change replaces the history
 * entry. The schema is in the page's chunk, since a validator on the route would delay Home.
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
  // Removes invalid params from the URL, so that a shared link does not contain them.
  const meaningless = Object.keys(search).filter((name) => name in named && search[name] === undefined)
  const untold = meaningless.join()
  useLayoutEffect(() => {
    if (!untold) return
    const without = untold.split(',').map((name) => [name, undefined])
    change(Object.fromEntries(without) as Partial<v.InferOutput<Schema>>)
  })
  return [search, change]
}
