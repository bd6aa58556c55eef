import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ConsentActor, consentOf } from '#app/consent.ts'
import { isTagId } from '#domain/site/analytics.ts'
import { useChild } from './app-context.ts'

/** Where the bar that asks about visits is found again from the footer. */
export const CONSENT_BAR = 'consent-bar'

/** SYS-11: whether visits may be measured; null where the operator measures none. */
export function useConsent(): ConsentActor | null {
  const router = useRouter()
  const now = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  // What was set since the page was sent is not in its policy.
  const tagId = (router.options.context.boot.site ?? now)?.analytics.gtagId
  return tagId && isTagId(tagId) ? consentOf(router, tagId) : null
}
