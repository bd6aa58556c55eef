import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { readHelp } from '#api/help-center.ts'
import { HelpCenter } from '#ui/help-center/help-center.tsx'
import { useChild } from './-app.ts'
import { partOf } from './-part-of.ts'
import { orNothing } from './-report-search.ts'
import { useAddressSearch } from './-use-address-search.ts'

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))
const named = v.looseObject({ tag: orNothing(text), search: orNothing(text) })

/** ROUTE-04: the help centre. Its address names a tag, what is searched, and an item. */
export function HelpPage() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>
  )
}

function Shown() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const [{ tag = null, search = '' }, change] = useAddressSearch(named)
  const item = useLocation({ select: ({ hash }) => hash })
  const query = useQuery({
    queryKey: ['help', language],
    queryFn: ({ signal }) => readHelp({ lang: language }, signal),
  })
  return (
    <HelpCenter
      help={partOf(query)}
      tag={tag}
      searched={search}
      named={item || null}
      onTag={(chosen) => change({ tag: chosen ?? undefined }, { stop: true })}
      onSearch={(searched) => change({ search: searched || undefined })}
      onAll={() => change({ tag: undefined, search: undefined })}
    />
  )
}
