import { useLocation, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { saveOfflineLanguage, saveOfflinePages } from '#api/site/offline-pages.ts'
import { preloadMemberPages } from '#pages/account/member-pages.ts'
import { preloadAgentPages } from '#pages/agents/agent-views.ts'
import { LinkNoticeContainer } from '#pages/auth/link-notice.container.tsx'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useKnownPlaces } from '#pages/kit/use-known-places.ts'
import { useChatInAddress } from '#pages/support/chat-address.ts'
import { useRestoreLostFocus } from '#ui/kit/hooks/use-restore-lost-focus.ts'
import { FooterExtra } from '#ui/layout/footer-extra.tsx'
import { networkOf, resourceLinks } from '#ui/layout/resource-links.ts'
import styles from '#ui/site/app-banners/app-banners.module.css'
import { ConsentBar, isAskingIn } from '#ui/site/app-banners/consent-bar.tsx'
import { UpdateNotice } from '#ui/site/app-banners/update-notice.tsx'
import { isMembersPath, usePopupGate } from './popup-gate.ts'
import { updateNoticeFlow } from './update-notice.flow.ts'
import { CONSENT_BAR, useConsent } from './use-consent.ts'
import { useTerms } from './use-terms.ts'

// This module loads after the page is mounted, so caching does not delay the page. Outside a production
// build, there is nothing to cache.
if (import.meta.env.PROD) saveOfflinePages()

/**
 * Banners on every page: the notice about a login link at the top, and the update notice and the consent bar
 * at the bottom.
 */
export function AppBanners() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const router = useRouter()
  const update = useFlow(updateNoticeFlow)
  const consent = useConsent()
  const isMembersPage = useLocation({ select: ({ pathname }) => isMembersPath(pathname) })
  // Only one bar at a time is shown at the bottom. Members' pages show none, since a bar could cover buttons
  // that move money.
  useEffect(() => {
    const report = () => {
      const isTaken = isMembersPage || (consent !== null && isAskingIn(consent.getSnapshot()))
      update.send({ type: isTaken ? 'foot.taken' : 'foot.freed' })
    }
    report()
    const subscription = consent?.subscribe(report)
    return () => subscription?.unsubscribe()
  }, [consent, update, isMembersPage])
  useEffect(() => void saveOfflineLanguage(language), [language])
  useEffect(() => {
    preloadMemberPages(router)
    preloadAgentPages(router)
  }, [router])
  usePopupGate()
  useChatInAddress()
  useRestoreLostFocus()
  return (
    <>
      <LinkNoticeContainer />
      <div className={styles.around}>
        <UpdateNotice actor={update} />
        {consent ? <ConsentBar actor={consent} id={CONSENT_BAR} mayAsk={!isMembersPage} /> : null}
      </div>
    </>
  )
}

/** The operator's links in the footer (FOOT-01). */
export function FooterExtraContainer() {
  const { site, flags } = useSelector(useChild('siteConfiguration'), ({ context }) => context)
  const places = useKnownPlaces()
  const consent = useConsent()
  const linksOf = (type: string) => resourceLinks(site?.resources ?? [], type, places)
  const footer = linksOf('footer')
  return (
    <FooterExtra
      help={linksOf('help')}
      own={footer.filter((link) => !networkOf(link))}
      followed={[...linksOf('social'), ...footer.filter((link) => networkOf(link))]}
      hasAgents={flags.agentPolicy}
      onTerms={useTerms()}
      onConsent={
        consent
          ? () => {
              consent.send({ type: 'consent.reconsider' })
              // The bar comes before the page in the DOM, so the focus must be moved to it from the footer.
              requestAnimationFrame(() => document.getElementById(CONSENT_BAR)?.focus())
            }
          : undefined
      }
    />
  )
}
