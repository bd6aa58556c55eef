import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'
import styles from './cleaned.module.css'

/** HTML of the platform, cleaned. What cleans it comes with the dialog: words that came later would move all below. */
export function CleanHtml({ html }: { html: string }) {
  const clean = useMemo(() => cleanHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: TrustedHTML that has been cleaned.
  return <div className={styles.words} dangerouslySetInnerHTML={{ __html: clean }} />
}
