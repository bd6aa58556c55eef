import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, use, useMemo } from 'react'
import { open } from '#ui/kit/controls/popup-link.tsx'
import styles from './clean-html.module.css'
import { LinkGateContext } from './link-gate.ts'
import { sanitizeHtml } from './sanitize-html.ts'

type Props = {
  html: string
  /**
   * Called when the user follows a link to one of this site's pages, so that a dialog above the page can
   * close.
   */
  onLeave?: (() => void) | undefined
}

/**
 * Sanitised HTML from the platform. The sanitiser is not loaded on demand, because text that appears later
 * would move the content below.
 */
export function CleanHtml({ html, onLeave }: Props) {
  const { t } = useLingui()
  const { hasPage, domains, onFollow } = use(LinkGateContext)
  const unsafe = t({ id: 'kit.feedback.unsafeLink', message: 'This link isn’t safe to open.' })
  const clean = useMemo(
    () => sanitizeHtml(html, { hasPage, domains }, unsafe),
    [html, hasPage, domains, unsafe],
  )
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href')
    if (!address?.startsWith('/')) return
    open(event, () => {
      onLeave?.()
      onFollow(address)
    })
  }
  return (
    // biome-ignore-start lint/a11y: links inside handle clicks and keys; this handler only intercepts navigation
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the HTML is sanitised and has the type TrustedHTML
    <div className={styles.words} onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />
    // biome-ignore-end lint/a11y: see above
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above
  )
}
