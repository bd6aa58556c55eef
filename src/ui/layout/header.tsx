import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import type { languageMachine } from '#machines/site/language.machine.ts'
import type { overlaysMachine } from '#machines/site/overlays.machine.ts'
import { AccountArea } from './account-area.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'
import styles from './header.module.css'
import { HomeLink } from './home-link.tsx'
import type { LobbyEntry } from './lobby-entries.ts'
import { PartsNavigation } from './parts-navigation.tsx'

type Props = {
  brand: string
  entries: readonly LobbyEntry[]
  menus: ReactNode
  bell: ReactNode
  more: (onChoose?: () => void) => ReactNode
  DrawerMenu: DrawerProps['Menu']
  session: ActorRefFrom<typeof sessionMachine>
  /** Undefined without a session. */
  balance: ActorRefFrom<typeof balanceMachine> | undefined
  overlays: ActorRefFrom<typeof overlaysMachine>
  language: ActorRefFrom<typeof languageMachine>
  onLogin: () => void
  /** Undefined while sign-up is closed. */
  onRegister: (() => void) | undefined
}

/**
 * The site's header (HEAD). It has a menu button and the logo on phones, categories on desktops, and the
 * account area on the right.
 */
export function Header({ brand, entries, menus, more, language, DrawerMenu, ...who }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.phone}>
        <Drawer Menu={DrawerMenu} entries={entries} language={language} more={more} />
        <HomeLink brand={brand} shrinks="phone" />
      </div>
      <PartsNavigation entries={entries} menus={menus} />
      <AccountArea {...who} />
    </header>
  )
}
