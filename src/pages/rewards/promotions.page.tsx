import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { SnapshotFrom } from 'xstate'
import { readPromotionDetails, readPromotions } from '#api/rewards/promotions.ts'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useAccountQueries } from '#pages/kit/account-queries.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { LinkGate } from '#pages/kit/link-gate.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { viewerOf } from '#pages/kit/viewer-of.ts'
import { code } from '#protocol/kit/query-values.ts'
import { focusMainContent } from '#ui/kit/hooks/focus-main-content.ts'
import { PromotionList } from '#ui/rewards/promotions/promotion-list.tsx'
import { PromotionPage } from '#ui/rewards/promotions/promotion-page.tsx'
import { PromotionAct } from './promotion-act.tsx'

const named = v.looseObject({ category: orNothing(code) })

/**
 * Whether the viewer may read promotions. While a password change is required, the platform refuses most
 * calls.
 */
const mayReadPromotions = (session: SnapshotFrom<typeof sessionMachine>) =>
  !session.hasTag('pending') && !session.hasTag('mustChange')

/** Promotions (ROUTE-12). The URL may name a category or a promotion. */
export function PromotionsPage() {
  const queries = useAccountQueries(mayReadPromotions)
  const id = useLocation({ select: ({ hash }) => hash })
  return (
    <QueryClientProvider client={queries}>
      {id ? <SinglePromotion key={id} id={id} /> : <All />}
    </QueryClientProvider>
  )
}

function All() {
  // When the list or the details unmount, the focused element disappears, so the main content takes the
  // focus.
  useEffect(() => focusMainContent, [])
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const viewer = useSelector(useChild('session'), viewerOf)
  const [{ category = null }, change] = useAddressSearch(named)
  const query = useQuery({
    queryKey: ['account', 'promotions', language],
    queryFn: ({ signal }) => readPromotions({ language }, signal),
  })
  return (
    <PromotionList
      promotions={queryPart(query)}
      viewer={viewer}
      category={category}
      onCategory={(chosen) => change({ category: chosen ?? undefined }, { stop: true })}
    />
  )
}

function SinglePromotion({ id }: { id: string }) {
  useEffect(() => focusMainContent, [])
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const viewer = useSelector(useChild('session'), viewerOf)
  const query = useQuery({
    queryKey: ['account', 'promotion', id, language],
    queryFn: ({ signal }) => readPromotionDetails({ id, language }, signal),
  })
  return (
    <LinkGate>
      <PromotionPage
        id={id}
        promotion={queryPart(query)}
        viewer={viewer}
        act={(promotion) => <PromotionAct key={promotion.id} promotion={promotion} />}
      />
    </LinkGate>
  )
}
