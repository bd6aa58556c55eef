import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { readHelp } from '#api/support/help-center.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { FEEDBACK_PLACE, TERMS_PLACE } from '#ui/kit/addresses/help-places.ts'
import type { Look } from '#ui/support/help-center/help-answers.tsx'

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))
const named = v.looseObject({ tag: orNothing(text), search: orNothing(text) })

/**
 * Returns what the URL selects in the help centre. The query holds the tag and the search text. The fragment
 * names an open answer, the terms or the feedback form.
 */
export function useHelpPage(): { look: Look; isTelling: boolean } {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const [{ tag = null, search = '' }, change] = useAddressSearch(named)
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const query = useQuery({
    queryKey: ['help', language],
    queryFn: ({ signal }) => readHelp({ lang: language }, signal),
  })
  const look: Look = {
    help: queryPart(query),
    tag: hash === TERMS_PLACE ? TERMS_PLACE : tag,
    searched: search,
    named: hash || null,
    onTag: (chosen) => change({ tag: chosen ?? undefined }, { stop: true }),
    onSearch: (searched) => change({ search: searched || undefined }),
    onAll: () => change({ tag: undefined, search: undefined }),
    onName: (id) =>
      void navigate({ to: '.', search: true, hash: id ?? '', replace: true, resetScroll: false }),
  }
  return { look, isTelling: hash === FEEDBACK_PLACE }
}
