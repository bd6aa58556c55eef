import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Drawing, Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { gift } from '#ui/kit/drawings/gift.ts'
import { headset } from '#ui/kit/drawings/headset.ts'
import { CountMark } from '#ui/kit/feedback/count-mark.tsx'
import styles from './bell.module.css'
import menu from './header-menu.module.css'

const BELL_MENU = 'bell-menu'

const HORN = 'M4 10v4h3l9 4.5v-13L7 10zM7.5 14.5v5h2.5v-4M19 9.5v5'
const LETTER = 'M3 5.5h18v13H3zM3.5 6.5l8.5 6.5 8.5-6.5'

type Props = {
  /** The number of notices not yet read in this browser. */
  notices: number
  /** The numbers of unread messages and of available promotions. Undefined for visitors and trial players. */
  counts: { messages: number; promotions: number } | undefined
  /** The number of unread replies from customer service. */
  answers: number
  onNotices: () => void
  onAnnouncements: () => void
}

/**
 * A link to the promotions, with the number of those that the member can join or claim (HEAD-07). It is
 * shown beside the bell if there is space.
 */
function Promotions({ count }: { count: number }) {
  const { t } = useLingui()
  const label =
    count > 0
      ? t({ id: 'layout.bell.promotionsAvailable', message: `Promotions available to you: ${count}` })
      : t({ id: 'common.promotions', message: 'Promotions' })
  return (
    <Link className={styles.gift} to={'/promotions' as '/'} aria-label={label} title={label}>
      <Drawing path={gift} />
      <CountMark count={count} />
    </Link>
  )
}

/**
 * The bell with the number of unread items, and links to promotions and support (HEAD-05). Visitors
 * and trial players have only notices, so their bell opens the notices directly.
 */
export function Bell({ notices, counts, answers, onNotices, onAnnouncements }: Props) {
  const { t } = useLingui()
  const count = notices + (counts?.messages ?? 0)
  const service =
    answers > 0
      ? t({ id: 'layout.bell.supportUnread', message: `Customer support, unread replies: ${answers}` })
      : t({ id: 'common.customerSupport', message: 'Customer support' })
  const opens = counts ? { popoverTarget: BELL_MENU } : { onClick: onNotices }
  return (
    <>
      {counts ? <Promotions count={counts.promotions} /> : null}
      <Link className={styles.service} to={'/customerService' as '/'} aria-label={service} title={service}>
        <Drawing path={headset} />
        <CountMark count={answers} />
      </Link>
      <span className={styles.place}>
        <IconButton
          label={
            count > 0
              ? t({ id: 'layout.bell.noticesUnread', message: `Notices and messages, unread: ${count}` })
              : t({ id: 'layout.bell.notices', message: 'Notices and messages' })
          }
          {...opens}
        >
          <Icon name="bell" />
        </IconButton>
        <CountMark count={count} />
        {counts ? <News {...{ notices, counts, answers, onNotices, onAnnouncements }} /> : null}
      </span>
    </>
  )
}

/** Closes the menu when a link is followed, since client-side navigation does not close a popover. */
const closeMenu = () => document.getElementById(BELL_MENU)?.hidePopover()

type NewsProps = Props & { counts: NonNullable<Props['counts']> }

function News({ notices, counts: { messages, promotions }, answers, onNotices, onAnnouncements }: NewsProps) {
  const { t } = useLingui()
  return (
    <section
      id={BELL_MENU}
      popover="auto"
      className={menu.menu}
      aria-label={t({ id: 'layout.bell.notices', message: 'Notices and messages' })}
    >
      <ul>
        <li>
          <button
            type="button"
            className={menu.entry}
            popoverTarget={BELL_MENU}
            popoverTargetAction="hide"
            onClick={onNotices}
          >
            <Icon name="bell" />
            <span className={styles.name}>
              <Trans id="common.notices">Notices</Trans>
            </span>
            <UnreadNotices count={notices} />
          </button>
        </li>
        <li>
          <button
            type="button"
            className={menu.entry}
            popoverTarget={BELL_MENU}
            popoverTargetAction="hide"
            onClick={onAnnouncements}
          >
            <Drawing path={HORN} />
            <span className={styles.name}>
              <Trans id="common.announcements">Announcements</Trans>
            </span>
          </button>
        </li>
        <li>
          <Link
            className={menu.entry}
            to="/member/{-$page}"
            params={{ page: 'messageV2' }}
            onClick={closeMenu}
          >
            <Drawing path={LETTER} />
            <span className={styles.name}>
              <Trans id="layout.bell.messages">Messages</Trans>
            </span>
            <Unread count={messages} />
          </Link>
        </li>
        <li>
          <Link className={menu.entry} to={'/promotions' as '/'} onClick={closeMenu}>
            <Drawing path={gift} />
            <span className={styles.name}>
              <Trans id="common.promotions">Promotions</Trans>
            </span>
            {promotions > 0 ? (
              <span className={styles.unread}>
                <Trans id="layout.bell.available">
                  <Plural value={promotions} _0="None available" one="# available" other="# available" />
                </Trans>
              </span>
            ) : null}
          </Link>
        </li>
        <li>
          <Link className={menu.entry} to={'/customerService' as '/'} onClick={closeMenu}>
            <Drawing path={headset} />
            <span className={styles.name}>
              <Trans id="common.customerSupport">Customer support</Trans>
            </span>
            <Unread count={answers} />
          </Link>
        </li>
      </ul>
    </section>
  )
}

const UnreadNotices = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.unread}>
      <Plural
        id="layout.bell.noticesUnreadCount"
        comment="Beside the menu entry “Notices”. {count} is the number of unread notices"
        value={count}
        _0="None unread"
        one="# unread"
        other="# unread"
      />
    </span>
  ) : null

const Unread = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.unread}>
      <Trans id="layout.bell.unread">
        <Plural value={count} _0="None unread" one="# unread" other="# unread" />
      </Trans>
    </span>
  ) : null
