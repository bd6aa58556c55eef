import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Props<Name extends string> = {
  label: string
  tabs: readonly { name: Name; label: ReactNode }[]
  chosen: Name
  /** Id of the element whose content the tabs switch. */
  panelId: string
  onChoose: (name: Name) => void
}

export function Tabs<Name extends string>({ label, tabs, chosen, panelId, onChoose }: Props<Name>) {
  return (
    <Base.Root value={chosen} onValueChange={onChoose}>
      <Base.List className={styles.tabs} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.name} value={tab.name} className={styles.tab} aria-controls={panelId}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
    </Base.Root>
  )
}
