import { useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense } from 'react'
import { Tabs } from '#visualiser/tabs.tsx'
import styles from './app.module.css'
import type { PanelProps } from './panel.ts'
import { panelOf, panels } from './panels.ts'
import { PATHS, SIMULATE } from './views.ts'

const PathCheck = lazy(async () => ({ default: (await import('./paths/path-check.tsx')).PathCheck }))

const PANEL = 'panel'

/** The panels that themselves show the URL's path or report that it does not exist. */
const OF_PATHS = [PATHS, SIMULATE]

/** Memoised, so that folding the chart does not render the panels until the new drawing is ready. */
export const Panels = memo(function Panels(props: PanelProps) {
  const { t, i18n } = useLingui()
  const { address, go } = props
  const chosen = panelOf(address)
  const { component: Chosen } = chosen
  return (
    <aside className={styles.right} aria-label={t({ id: 'flows.common.details', message: 'Details' })}>
      <div className={styles.tabs}>
        <Tabs
          label={t({ id: 'flows.panels.tabs', message: 'Panels' })}
          tabs={panels.map(({ id, title }) => ({ name: id, label: i18n._(title) }))}
          chosen={chosen.id}
          panelId={PANEL}
          onChoose={(view) => view !== chosen.id && go({ view })}
        />
      </div>
      <div className={styles.panel} id={PANEL} role="tabpanel" aria-label={i18n._(chosen.title)}>
        <h2 className={styles.heard}>{i18n._(chosen.title)}</h2>
        <Suspense fallback={null}>
          {address.path !== undefined && !OF_PATHS.includes(chosen.id) && (
            <PathCheck flow={props.flow.name} path={address.path} />
          )}
          <Chosen {...props} />
        </Suspense>
      </div>
    </aside>
  )
})
