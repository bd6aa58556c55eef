import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { RetryCountdownButton } from '#ui/kit/feedback/retry-countdown-button.tsx'
import styles from './export-button.module.css'

const ARROW = 'M12 4v11M6.5 10l5.5 5.5 5.5-5.5M5 20h14'

export type Exporting =
  | { state: 'ready' | 'fetching' | 'saved' }
  /** Until `retryAt` (epoch ms), a retry would be refused. */
  | { state: 'failed'; why: ReactNode; retryAt: number }
  | { state: 'tooMany'; records: number; limit: number }

export function ExportButton({ exporting, onExport }: { exporting: Exporting; onExport: () => void }) {
  const until = exporting.state === 'failed' ? exporting.retryAt : 0
  return (
    <div className={styles.export}>
      <p className={styles.said} role="status">
        <Feedback exporting={exporting} />
      </p>
      {exporting.state === 'fetching' ? (
        <Button aria-disabled>
          <Trans id="kit.report.exporting">Preparing file…</Trans>
        </Button>
      ) : (
        <RetryCountdownButton until={until} onPress={onExport}>
          <Drawing path={ARROW} small />
          <span>
            <Trans id="kit.report.export">
              <span className={styles.word}>Export as</span> CSV
            </Trans>
          </span>
        </RetryCountdownButton>
      )}
    </div>
  )
}

function Feedback({ exporting }: { exporting: Exporting }) {
  if (exporting.state === 'saved')
    return <Trans id="kit.report.exported">The file is in your downloads.</Trans>
  if (exporting.state === 'failed') return exporting.why
  if (exporting.state === 'tooMany') {
    const { records, limit } = exporting
    return (
      <Trans id="kit.report.exportTooLarge">
        This report has {records} rows; one file holds up to {limit}. Choose fewer days.
      </Trans>
    )
  }
  return null
}
