import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CountMark } from '../kit/count-mark.tsx'
import { Drawing, Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import styles from './bell.module.css'
import menu from './header-menu.module.css'

const BELL_MENU = 'bell-menu'

const LETTER = 'M3 5.5h18v13H3zM3.5 6.5l8.5 6.5 8.5-6.5'

type Props = {
  /** How many of the operator's notices were not read in this browser. */
  notices: number
  /** How many of their messages the member has not read; left out for who gets none. */
  messages: number | undefined
  onNotices: () => void
}

/** HEAD-05: what is new, with how much of it was not read. Visitors have notices alone, so it leads to them at once. */
export function Bell({ notices, messages, onNotices }: Props) {
  const { t } = useLingui()
  const isMenu = messages !== undefined
  const count = notices + (messages ?? 0)
  const opens = isMenu ? { popoverTarget: BELL_MENU } : { onClick: onNotices }
  return (
    <span className={styles.place}>
      <IconButton label={count > 0 ? t`What is new, unread: ${count}` : t`What is new`} {...opens}>
        <Icon name="bell" />
      </IconButton>
      <CountMark count={count} />
      {isMenu ? <News notices={notices} messages={messages} onNotices={onNotices} /> : null}
    </span>
  )
}

/** A browser closes no popover by itself over a page that is only rendered anew. */
const closeMenu = () => document.getElementById(BELL_MENU)?.hidePopover()

function News({ notices, messages, onNotices }: Props & { messages: number }) {
  const { t } = useLingui()
  return (
    <section id={BELL_MENU} popover="auto" className={menu.menu} aria-label={t`What is new`}>
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
              <Trans>Notices</Trans>
            </span>
            <Unread count={notices} />
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
              <Trans>Messages for you</Trans>
            </span>
            <Unread count={messages} />
          </Link>
        </li>
      </ul>
    </section>
  )
}

const Unread = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.unread}>
      <Trans>{count} unread</Trans>
    </span>
  ) : null
