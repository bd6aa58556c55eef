import { useLingui } from '@lingui/react/macro'
import { use, useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'
import styles from './cleaned.module.css'
import { LinkGateContext } from './link-gate.ts'

/** HTML of the platform, cleaned. What cleans it comes with the dialog: words that came later would move all below. */
export function CleanHtml({ html }: { html: string }) {
  const { t } = useLingui()
  const gate = use(LinkGateContext)
  const unsafe = t`Its address is not safe to open.`
  const clean = useMemo(() => cleanHtml(html, gate, unsafe), [html, gate, unsafe])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: TrustedHTML that has been cleaned.
  return <div className={styles.words} dangerouslySetInnerHTML={{ __html: clean }} />
}
