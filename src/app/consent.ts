import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { type ActorRefFrom, createActor } from 'xstate'
import { loadConsent } from '#api/site/consent.ts'
import { consentMachine } from '#machines/site/consent.machine.ts'
import { hasPage } from '#pages/site/known-places.ts'
import type { AppRouter } from './router.ts'

export type ConsentActor = ActorRefFrom<typeof consentMachine>

const actors = new WeakMap<AppRouter, ConsentActor>()

/** Measuring consent and page views; loaded after the page and kept from then on. */
export function consentOf(router: AppRouter, tagId: string): ConsentActor {
  const known = actors.get(router)
  if (known) return known
  const path = () => measuredPath(router)
  const consent = createActor(consentMachine, { input: { tagId, recalled: loadConsent(), path: path() } })
  router.subscribe('onResolved', () => consent.send({ type: 'page.shown', path: path() }))
  actors.set(router, consent)
  addRoot(consent)
  return consent.start()
}

/** Form of this site's path segments; anything else was typed or may contain a name. */
const PART = /^[A-Za-z][A-Za-z0-9.]{0,29}$/

/** The path if this site has such a page, otherwise `/404`: unknown paths may contain private data. */
function measuredPath(router: AppRouter): string {
  const { pathname } = router.state.location
  const parts = pathname.split('/').filter((part) => part !== '')
  return parts.every((part) => PART.test(part)) && hasPage(router, pathname) ? `/${parts.join('/')}` : '/404'
}
