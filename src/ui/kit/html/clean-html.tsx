import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, use, useMemo } from 'react'
import { open } from '#ui/kit/controls/popup-link.tsx'
import styles from './clean-html.module.css'
import { LinkGateContext } from './link-gate.ts'
import { sanitizeHtml } from './sanitize-html.ts'

type Props = {
  html: string
  /** Called when a link leads to a page of this site, so that a covering dialog can close. */
  onLeave?: (() => void) | undefined
}

/**
 * Sanitized server HTML. The sanitizer loads with the dialog: text that came later would move the content
 * below.
 */
export function CleanHtml({ html, onLeave }: Props) {
  const { t } = useLingui()
  const { hasPage, domains, onFollow } = use(LinkGateContext)
  const unsafe = t`Its address is not safe to open.`
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
    // biome-ignore-start lint/a11y: its links take presses and keys; here is only heard where they lead.
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: TrustedHTML that has been cleaned.
    <div className={styles.words} onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />
    // biome-ignore-end lint/a11y: the same.
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: the same.
  )
}
