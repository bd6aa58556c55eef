import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './pages-end.module.css'
import type { usePages } from './use-pages.ts'

type Texts = { none: ReactNode; failed: ReactNode; earlier: ReactNode }

export function PagesEnd({ pages, none, failed, earlier }: { pages: ReturnType<typeof usePages> } & Texts) {
  switch (pages.state) {
    case 'loading':
      return (
        <p role="status">
          <Trans id="games.common.loading">Loading…</Trans>
        </p>
      )
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>{failed}</p>
          <Button onClick={pages.again}>
            <Trans id="games.common.tryAgain">Try again</Trans>
          </Button>
        </div>
      )
    case 'known':
      if (pages.items.length === 0) return <p>{none}</p>
      return pages.next ? <Button onClick={pages.more}>{earlier}</Button> : null
  }
}
