import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readVip } from '#api/vip.ts'
import { VipPage as View } from '#ui/vip/vip-page.tsx'
import { useChild } from './-app.ts'
import { partOf } from './-part-of.ts'

/** MEM-15: the member's level, and what each level brings. */
export function VipPage() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['account', 'vip', language],
    queryFn: ({ signal }) => readVip(signal),
  })
  return <View vip={partOf(query)} />
}
