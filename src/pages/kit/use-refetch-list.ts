import { useQueryClient } from '@tanstack/react-query'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'

type Order = { id: string; state: string }

/** Reloads a list of orders when `followed`, the order shown on the same page, changes. */
export function useRefetchList(list: 'deposits' | 'withdrawals', followed: Order | null): void {
  const queries = useQueryClient()
  useOnChange(followed && `${followed.id} ${followed.state}`, () => {
    void queries.invalidateQueries({ queryKey: ['account', list] })
  })
}
