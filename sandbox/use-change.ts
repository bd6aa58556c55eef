import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Returns a mutation that changes the sandbox. If it succeeds, all displayed data is loaded again. */
export function useChange<Wanted, Made>(make: (wanted: Wanted) => Promise<Made>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: make, onSuccess: () => queries.invalidateQueries() })
}
