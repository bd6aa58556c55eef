import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MemberInfo } from '#contract/member.ts'
import type { overlaysMachine } from '#machines/overlays.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { useWayOn } from '../hooks/use-way-on.ts'
import { Icon, type IconName } from '../kit/icon.tsx'
import { Picture } from '../kit/picture.tsx'
import styles from './account-menu.module.css'
import { ACCOUNT_MENU } from './account-menu-id.ts'

type Props = {
  member: MemberInfo
  session: ActorRefFrom<typeof sessionMachine>
  overlays: ActorRefFrom<typeof overlaysMachine>
}

/** HEAD-03, as far as its pages exist: who is logged in, the agent centre for agents, the password, the way out. */
export function AccountMenu({ member, session, overlays }: Props) {
  const { t } = useLingui()
  useWayOn()
  const isAgent = useSelector(session, (snapshot) => snapshot.hasTag('agent'))
  const changePassword = () =>
    overlays.send({
      type: 'overlay.ask',
      task: { id: 'changePassword', kind: 'changePassword', forced: false },
    })
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={ACCOUNT_MENU} aria-label={t`My account`}>
        <Picture className={styles.picture} src={member.icon} alt="" width={32} height={32} />
      </button>
      <section id={ACCOUNT_MENU} popover="auto" className={styles.menu} aria-label={t`My account`}>
        <p className={styles.name}>{member.nickname || member.account}</p>
        <p className={styles.account}>{member.account}</p>
        <ul className={styles.list}>
          {isAgent ? (
            <li>
              <Link className={styles.entry} to="/agentHome">
                <Icon name="account" />
                <Trans>Agent centre</Trans>
              </Link>
            </li>
          ) : null}
          <Entry icon="key" onChoose={changePassword}>
            <Trans>Change password</Trans>
          </Entry>
          <Entry icon="leave" onChoose={() => session.send({ type: 'session.leave' })}>
            <Trans>Sign out</Trans>
          </Entry>
        </ul>
      </section>
    </>
  )
}

type EntryProps = { icon: IconName; onChoose: () => void; children: ReactNode }

function Entry({ icon, onChoose, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        popoverTarget={ACCOUNT_MENU}
        popoverTargetAction="hide"
        onClick={onChoose}
      >
        <Icon name={icon} />
        {children}
      </button>
    </li>
  )
}
