import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ConsentActor, consentOf } from '#app/consent.ts'
import { isTagId } from '#domain/site/analytics.ts'
import { useChild } from './app-context.ts'

/** Id of the consent bar, focused from the footer. */
export const CONSENT_BAR = 'consent-bar'

/** The consent actor (SYS-11); null if the operator has no analytics. */
export function useConsent(): ConsentActor | null {
  const router = useRouter()
  const now = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  // A tag id configured after the page was sent is not in its content security policy.
  const tagId = (router.options.context.boot.site ?? now)?.analytics.gtagId
  return tagId && isTagId(tagId) ? consentOf(router, tagId) : null
}
