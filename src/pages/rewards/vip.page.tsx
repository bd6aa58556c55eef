import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readVip } from '#api/rewards/vip.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { VipPage as View } from '#ui/rewards/vip/vip-page.tsx'

/** VIP levels (MEM-15). */
export function VipPage() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['account', 'vip', language],
    queryFn: ({ signal }) => readVip(signal),
  })
  return <View vip={queryPart(query)} />
}
