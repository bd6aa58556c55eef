import { Trans } from '@lingui/react/macro'
import { ObstacleReason } from './obstacle-reason.tsx'
import type { Way } from './path-search.ts'
import styles from './search-panel.module.css'

export function WayMissing({ way }: { way: Extract<Way, { kind: 'missing' }> }) {
  return (
    <>
      <p className={styles.note}>
        {way.isCutShort ? (
          <Trans>
            No way was found among as many configurations as the model allows. There may still be one.
          </Trans>
        ) : way.obstacles.length > 0 ? (
          <Trans>Nothing leads there under the given cases. What would:</Trans>
        ) : (
          <Trans>No transition of the chart leads there.</Trans>
        )}
      </p>
      <ul>
        {way.obstacles.map(({ edge, reason }) => (
          <li key={edge} className={styles.edge}>
            {edge}
            <br />
            <span className={styles.reason}>
              <ObstacleReason reason={reason} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
