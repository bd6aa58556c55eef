import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'

type Named = Record<string, unknown>

/** `stop`: a new stop on the way back, for what one goes into and out of again. */
type Change<Search> = (changed: Partial<Search>, how?: { stop: boolean }) => void

/**
 * What the address names besides the page, and how that is changed, without a new stop on the way back unless told. The schema comes
 * with the page: what a route validates itself is in the scripts that Home waits for.
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
  // What means nothing is not handed on with a link.
  const meaningless = Object.keys(search).filter((name) => name in named && search[name] === undefined)
  const untold = meaningless.join()
  useLayoutEffect(() => {
    if (!untold) return
    const without = untold.split(',').map((name) => [name, undefined])
    change(Object.fromEntries(without) as Partial<v.InferOutput<Schema>>)
  })
  return [search, change]
}
