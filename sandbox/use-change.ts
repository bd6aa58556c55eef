import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A change to the sandbox, after which everything that is shown is read anew. */
export function useChange<Wanted, Made>(make: (wanted: Wanted) => Promise<Made>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: make, onSuccess: () => queries.invalidateQueries() })
}
