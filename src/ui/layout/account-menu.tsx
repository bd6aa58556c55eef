import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { overlaysMachine } from '#machines/site/overlays.machine.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import { Drawing, Icon, type IconName } from '#ui/kit/controls/icon.tsx'
import { useFocusAccount } from '#ui/kit/hooks/use-focus-account.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { ACCOUNT_MENU, early } from './account-menu-id.ts'
import styles from './header-menu.module.css'

type Props = {
  member: MemberInfo
  session: ActorRefFrom<typeof sessionMachine>
  overlays: ActorRefFrom<typeof overlaysMachine>
}

/**
 * The account menu: the account name, the VIP level, links to members' pages and the agent centre, and
 * buttons for the password change and logout (HEAD-03, HEAD-07).
 */
export function AccountMenu({ member, session, overlays }: Props) {
  const { t } = useLingui()
  useFocusAccount()
  useEffect(openIfWanted, [])
  const isAgent = useSelector(session, (snapshot) => snapshot.hasTag('agent'))
  const isTrial = useSelector(session, (snapshot) => snapshot.hasTag('trial'))
  const level = isTrial || member.vipLevel === 0 ? null : member.vipLevel
  const changePassword = () =>
    overlays.send({
      type: 'overlay.ask',
      task: { id: 'changePassword', kind: 'changePassword', forced: false },
    })
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={ACCOUNT_MENU}
        aria-label={
          level === null
            ? t({ id: 'common.myAccount', message: 'My account' })
            : t({ id: 'layout.accountMenu.nameWithVip', message: `My account, VIP ${level}` })
        }
      >
        <Picture className={styles.picture} src={member.icon} alt="" width={32} height={32} />
        {level === null ? null : (
          <span className={styles.vip} aria-hidden="true">
            VIP {level}
          </span>
        )}
      </button>
      <section
        id={ACCOUNT_MENU}
        popover="auto"
        className={styles.menu}
        aria-label={t({ id: 'common.myAccount', message: 'My account' })}
      >
        <p className={styles.name}>{member.nickname || member.account}</p>
        <p className={styles.account}>{member.account}</p>
        <ul className={styles.list}>
          {isTrial ? null : (
            <>
              <MenuLink icon="account" to="/member/{-$page}">
                <Trans id="common.accountCentre">Account centre</Trans>
              </MenuLink>
              <MenuLink drawing={CROWN} to={'/member/vip' as '/member/{-$page}'}>
                {level === null ? (
                  <Trans id="common.vip">VIP</Trans>
                ) : (
                  <Trans id="layout.accountMenu.vipLevel">VIP level {level}</Trans>
                )}
              </MenuLink>
              <MenuLink icon="next" to={'/member/withdraw' as '/member/{-$page}'}>
                <Trans id="common.withdraw">Withdraw</Trans>
              </MenuLink>
              <MenuLink icon="recent" to={'/member/transactionHistory' as '/member/{-$page}'}>
                <Trans id="common.transactionHistory">Transaction history</Trans>
              </MenuLink>
              <MenuLink icon="games" to={'/member/bettingRecord' as '/member/{-$page}'}>
                <Trans id="common.betHistory">Bet history</Trans>
              </MenuLink>
            </>
          )}
          {isAgent ? (
            <MenuLink icon="account" to="/agentHome">
              <Trans id="common.agentCentre">Agent centre</Trans>
            </MenuLink>
          ) : null}
          <Entry drawing={KEY} onChoose={changePassword}>
            <Trans id="common.changePassword">Change password</Trans>
          </Entry>
          <Entry icon="leave" onChoose={() => session.send({ type: 'session.leave' })}>
            <Trans id="common.logOut">Log out</Trans>
          </Entry>
        </ul>
      </section>
    </>
  )
}

const CROWN = 'M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z'

const KEY = 'M8 10.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.5 12 20 3.5M16 7.5l3 3'

type SignProps = { icon: IconName } | { drawing: string }

const Sign = (sign: SignProps) =>
  'icon' in sign ? <Icon name={sign.icon} /> : <Drawing path={sign.drawing} />

type MenuLinkProps = SignProps & { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** Closes the menu when a link is followed, since client-side navigation does not close a popover. */
const closeMenu = () => document.getElementById(ACCOUNT_MENU)?.hidePopover()

function MenuLink({ to, children, ...sign }: MenuLinkProps) {
  return (
    <li>
      <Link className={styles.entry} to={to} onClick={closeMenu}>
        <Sign {...sign} />
        {children}
      </Link>
    </li>
  )
}

/** Opens the menu if the user clicked its button before it had loaded. */
function openIfWanted(): void {
  if (early.isWanted) document.getElementById(ACCOUNT_MENU)?.showPopover()
  early.isWanted = false
}

type EntryProps = SignProps & { onChoose: () => void; children: ReactNode }

function Entry({ onChoose, children, ...sign }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        popoverTarget={ACCOUNT_MENU}
        popoverTargetAction="hide"
        onClick={onChoose}
      >
        <Sign {...sign} />
        {children}
      </button>
    </li>
  )
}
