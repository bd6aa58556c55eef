import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A change to the sandbox, after which all displayed data is reloaded. */
export function useChange<Wanted, Made>(make: (wanted: Wanted) => Promise<Made>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: make, onSuccess: () => queries.invalidateQueries() })
}
