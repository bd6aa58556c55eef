import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '#machines/site/app.machine.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { BottomBar } from './bottom-bar.tsx'
import type { DrawerProps } from './drawer.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { HomeLink } from './home-link.tsx'
import { lobbyEntries } from './lobby-entries.ts'
import { SideMenu } from './side-menu.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  app: ActorRefFrom<typeof appMachine>
  boot: Boot
  menus: ReactNode
  bell: ReactNode
  more: (onChoose?: () => void) => ReactNode
  DrawerMenu: DrawerProps['Menu']
  foot: ReactNode
  /** Appears if a language fails to load. */
  languageMissing: ReactNode
  children: ReactNode
}

/**
 * The side menu, the header, the page and the footer (LAYOUT-01). On phones, a bottom bar replaces the side
 * menu.
 */
export function Frame({ app, boot, menus, bell, more, DrawerMenu, foot, languageMissing, children }: Props) {
  const { session, balance, overlays, language, siteConfiguration } = useSelector(
    app,
    ({ children: { session, balance, overlays, language, siteConfiguration } }) => ({
      session,
      balance,
      overlays,
      language,
      siteConfiguration,
    }),
    shallowEqual,
  )
  const isRegistrationOpen = useSelector(
    siteConfiguration,
    (snapshot) => snapshot?.context.flags.registrationOpen ?? false,
  )
  if (!session || !overlays || !language) return null
  const brand = boot.config.brand.name
  const entries = lobbyEntries(boot.parts)
  const login = () => app.send({ type: 'app.login' })
  const register = isRegistrationOpen ? () => app.send({ type: 'app.register' }) : undefined
  return (
    <>
      <SkipLink />
      <div className={styles.frame}>
        <aside className={styles.side}>
          <div className={styles.brand}>
            <HomeLink brand={brand} shrinks="narrow" />
          </div>
          <SideMenu entries={entries} language={language} more={more} shrinks />
        </aside>
        <div className={styles.column}>
          <Header
            {...{ brand, entries, menus, bell, more, DrawerMenu, session, balance, overlays, language }}
            onLogin={login}
            onRegister={register}
          />
          <main className={styles.content} id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer brand={brand} sandbox={boot.sandbox} entries={entries} language={language} more={foot} />
        </div>
      </div>
      <div className={styles.word}>{languageMissing}</div>
      <BottomBar session={session} onLogin={login} />
    </>
  )
}
