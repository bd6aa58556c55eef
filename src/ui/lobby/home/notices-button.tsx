import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { CountMark } from '#ui/kit/feedback/count-mark.tsx'
import styles from './notices-button.module.css'

/** Opens all notices (POP-04). */
export function NoticesButton({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const { t } = useLingui()
  // Both labels are translated during server rendering, so that both messages are sent with the page.
  const words = {
    none: t({ id: 'lobby.home.allNotices', message: 'All notices' }),
    some: t({ id: 'lobby.home.allNoticesUnread', message: `All notices, unread: ${unread}` }),
  }
  return (
    <span className={styles.place}>
      <IconButton label={unread > 0 ? words.some : words.none} onClick={onOpen}>
        <Icon name="bell" />
      </IconButton>
      <CountMark count={unread} />
    </span>
  )
}
