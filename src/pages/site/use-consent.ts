import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor } from 'xstate'
import { loadConsent } from '#api/site/consent.ts'
import { isTagId } from '#domain/site/analytics.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { hasPage } from '#pages/kit/known-places.ts'
import { consentFlow } from './consent.flow.ts'

type ConsentActor = ActorRefFrom<typeof consentFlow>

/** Element id of the consent bar. The footer moves the focus there. */
export const CONSENT_BAR = 'consent-bar'

/** Returns the consent actor (SYS-11), or null if the operator uses no analytics. */
export function useConsent(): ConsentActor | null {
  const router = useRouter()
  const now = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  // Prefer the tag id that was sent with the page, because the page's content security policy allows no other
  // id.
  const tagId = (router.options.context.boot.site ?? now)?.analytics.gtagId
  return tagId && isTagId(tagId) ? consentOf(router, tagId) : null
}

const actors = new WeakMap<RegisteredRouter, ConsentActor>()

/**
 * Returns the actor for consent and page views. It is created after the page and lives until the page is
 * unloaded.
 */
function consentOf(router: RegisteredRouter, tagId: string): ConsentActor {
  const known = actors.get(router)
  if (known) return known
  const path = () => measuredPath(router)
  const consent = createActor(consentFlow, { input: { tagId, recalled: loadConsent(), path: path() } })
  router.subscribe('onResolved', () => consent.send({ type: 'page.shown', path: path() }))
  actors.set(router, consent)
  addRoot(consent)
  return consent.start()
}

/**
 * Matches the kind of path segment that this site uses. Any other segment was typed by hand or may contain a
 * name.
 */
const PART = /^[A-Za-z][A-Za-z0-9.]{0,29}$/

/**
 * Returns the path if this site has a page there, otherwise `/404`, since an unknown path may contain private
 * data.
 */
function measuredPath(router: RegisteredRouter): string {
  const { pathname } = router.state.location
  const parts = pathname.split('/').filter((part) => part !== '')
  return parts.every((part) => PART.test(part)) && hasPage(router, pathname) ? `/${parts.join('/')}` : '/404'
}
