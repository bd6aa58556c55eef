import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { open } from '#ui/kit/controls/popup-link.tsx'
import { ACCOUNT_MENU, noteWanted } from './account-menu-id.ts'
import styles from './bottom-bar.module.css'

const deposit = { page: 'depositv2' }

type Props = { session: ActorRefFrom<typeof sessionMachine>; onLogin: () => void }

/** The navigation on phones, where it replaces the side menu (LAYOUT-06). */
export function BottomBar({ session, onLogin }: Props) {
  const { t } = useLingui()
  const isMember = useSelector(session, ({ context }) => context.member !== null)
  return (
    <nav className={styles.bar} aria-label={t({ id: 'common.shortcuts', message: 'Shortcuts' })}>
      <Link className={styles.entry} to="/" activeOptions={{ exact: true }}>
        <Icon name="home" />
        <Trans id="common.home">Home</Trans>
      </Link>
      <Link className={styles.entry} to={'/games' as '/'}>
        <Icon name="games" />
        <Trans id="layout.games">Games</Trans>
      </Link>
      <Link className={styles.entry} to="/member/{-$page}" params={deposit}>
        <Icon name="plus" />
        <Trans id="common.deposit">Deposit</Trans>
      </Link>
      {isMember ? (
        <button type="button" className={styles.entry} popoverTarget={ACCOUNT_MENU} onClick={noteWanted}>
          <Icon name="account" />
          <Trans id="common.account">Account</Trans>
        </button>
      ) : (
        <a className={styles.entry} href="/login" onClick={(event) => open(event, onLogin)}>
          <Icon name="account" />
          <Trans id="common.logIn">Log in</Trans>
        </a>
      )}
    </nav>
  )
}
