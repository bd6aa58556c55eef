import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { Tabs } from '#ui/kit/tabs.tsx'
import styles from './app.module.css'
import type { PanelProps } from './panel.ts'
import { panelOf, panels } from './panels.ts'

const PANEL = 'panel'

/** What is said of a machine beside its chart. */
export function Panels(props: PanelProps) {
  const { t, i18n } = useLingui()
  const { address, go } = props
  const chosen = panelOf(address)
  const { component: Chosen } = chosen
  const tabs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = tabs.current?.querySelector(`[data-tab="${chosen.id}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen.id])
  return (
    <aside className={styles.right} aria-label={t`Reading`}>
      <div className={styles.tabs} ref={tabs}>
        <Tabs
          label={t`Ways of reading`}
          tabs={panels.map(({ id, title }) => ({ name: id, label: i18n._(title) }))}
          chosen={chosen.id}
          panelId={PANEL}
          onChoose={(view) => go({ view })}
        />
      </div>
      <div className={styles.panel} id={PANEL} role="tabpanel" aria-label={i18n._(chosen.title)}>
        <h2 className={styles.heard}>{i18n._(chosen.title)}</h2>
        <Suspense fallback={null}>
          <Chosen {...props} />
        </Suspense>
      </div>
    </aside>
  )
}
