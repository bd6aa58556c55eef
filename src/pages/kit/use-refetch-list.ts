import { useQueryClient } from '@tanstack/react-query'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'

type Order = { id: string; state: string }

/** Has a list of orders read anew as soon as something else is known of the one that is followed beside it. */
export function useRefetchList(list: 'deposits' | 'withdrawals', followed: Order | null): void {
  const queries = useQueryClient()
  useOnChange(followed && `${followed.id} ${followed.state}`, () => {
    void queries.invalidateQueries({ queryKey: ['account', list] })
  })
}
