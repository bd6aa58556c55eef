import { Trans } from '@lingui/react/macro'
import { ObstacleReason } from './obstacle-reason.tsx'
import type { PathSearchResult } from './path-search.ts'
import styles from './search-panel.module.css'

export function NoPath({ result }: { result: Extract<PathSearchResult, { kind: 'missing' }> }) {
  return (
    <>
      <p className={styles.note}>
        {result.isCutShort ? (
          <Trans id="flows.simulate.searchCutShort">
            No path was found within the configurations that the model allows. There may still be one.
          </Trans>
        ) : result.obstacles.length > 0 ? (
          <Trans id="flows.simulate.searchObstacles">
            No path leads there in the given cases. These transitions would:
          </Trans>
        ) : (
          <Trans id="flows.simulate.noTransition">No transition of the chart leads there.</Trans>
        )}
      </p>
      <ul>
        {result.obstacles.map(({ edge, reason }) => (
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
