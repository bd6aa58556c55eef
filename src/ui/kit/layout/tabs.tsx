import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useScrollSelectedIntoView } from '#ui/kit/hooks/use-scroll-selected-into-view.ts'
import sides from './scroll-fade.module.css'
import styles from './tabs.module.css'

type Tab<Name extends string> = { name: Name; label: ReactNode }

type Props<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  panelId: string
  onChoose: (name: Name) => void
}

export function Tabs<Name extends string>({ label, tabs, chosen, panelId, onChoose }: Props<Name>) {
  const list = useScrollSelectedIntoView<HTMLDivElement>(chosen)
  const isByKeys = useRef(false)
  useEffect(() => {
    if (!isByKeys.current) return
    isByKeys.current = false
    // The new panel may have taken the focus. Return it to the tab.
    list.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)?.focus()
  }, [chosen, list])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    isByKeys.current = true
    onChoose(next.name)
  }
  return (
    <div
      className={`${styles.tabs} ${sides.sides}`}
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          className={styles.tab}
          data-tab={tab.name}
          aria-selected={tab.name === chosen}
          aria-controls={panelId}
          tabIndex={tab.name === chosen ? 0 : -1}
          onClick={() => onChoose(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

export function TabPanel({ id, isTabbed, children }: { id: string; isTabbed: boolean; children: ReactNode }) {
  if (!isTabbed) return children
  return (
    <div id={id} role="tabpanel">
      {children}
    </div>
  )
}
