import { Trans } from '@lingui/react/macro'
import { ObstacleReason } from './obstacle-reason.tsx'
import type { Way } from './path-search.ts'
import styles from './search-panel.module.css'

export function WayMissing({ way }: { way: Extract<Way, { kind: 'missing' }> }) {
  return (
    <>
      <p className={styles.note}>
        {way.isCutShort ? (
          <Trans id="flows.simulate.searchCutShort">
            No path was found within the configurations that the model allows. There may still be one.
          </Trans>
        ) : way.obstacles.length > 0 ? (
          <Trans id="flows.simulate.searchObstacles">
            No path leads there in the given cases. These transitions would:
          </Trans>
        ) : (
          <Trans id="flows.simulate.noTransition">No transition of the chart leads there.</Trans>
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
