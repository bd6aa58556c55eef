import { useNavigate, useSearch } from '@tanstack/react-router'
import * as v from 'valibot'

type Named = Record<string, unknown>

/**
 * What the address names besides the page, and how that is changed, without a new stop on the way back. The schema comes
 * with the page: what a route validates itself is in the scripts that Home waits for.
 */
export function useAddressSearch<Schema extends v.GenericSchema<Named, Named>>(
  schema: Schema,
): [v.InferOutput<Schema>, (changed: Partial<v.InferOutput<Schema>>) => void] {
  const search = v.parse(schema, useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (changed: Partial<v.InferOutput<Schema>>) =>
    void navigate({
      to: '.',
      search: (before: Named) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    })
  return [search, change]
}
