import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { FootMore } from '#ui/frame/foot-more.tsx'
import { networkOf, resourceLinks } from '#ui/frame/resource-links.ts'
import { useChild } from './-app.ts'
import { hasPage } from './-known-places.ts'
import { CONSENT_BAR, useConsent } from './-use-consent.ts'
import { useTerms } from './-use-terms.ts'

/** FOOT-01: what stands at the end of the footer, of this operator. */
export function FootMoreHere() {
  const { site, flags } = useSelector(useChild('siteConfiguration'), ({ context }) => context)
  const router = useRouter()
  const consent = useConsent()
  const linksOf = (type: string) =>
    resourceLinks(site?.resources ?? [], type, (path) => hasPage(router, path))
  const footer = linksOf('footer')
  return (
    <FootMore
      help={linksOf('help')}
      own={footer.filter((link) => !networkOf(link))}
      followed={[...linksOf('social'), ...footer.filter((link) => networkOf(link))]}
      hasAgents={flags.agentPolicy}
      onTerms={useTerms()}
      onConsent={
        consent
          ? () => {
              consent.send({ type: 'consent.reconsider' })
              // It stands before the page, where nobody at its foot looks for it.
              requestAnimationFrame(() => document.getElementById(CONSENT_BAR)?.focus())
            }
          : undefined
      }
    />
  )
}
