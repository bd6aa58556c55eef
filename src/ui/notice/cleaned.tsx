import { useEffect, useState } from 'react'
import styles from './cleaned.module.css'

/** HTML of the platform, shown only after it has been cleaned; what cleans it is loaded with the first. */
export function CleanHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<TrustedHTML>()
  useEffect(() => {
    let wanted = true
    import('./clean-html.ts').then(({ cleanHtml }) => {
      if (wanted) setClean(cleanHtml(html))
    })
    return () => {
      wanted = false
    }
  }, [html])
  if (!clean) return <div className={styles.waiting} aria-busy="true" />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: TrustedHTML that has been cleaned.
  return <div className={styles.words} dangerouslySetInnerHTML={{ __html: clean }} />
}
