import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import styles from './announcements-dialog.module.css'

type Props = Omit<ComponentProps<typeof AnnouncementList>, 'nothingYet' | 'onLeave' | 'addressOf'> & {
  onClose: () => void
}

/** A dialog with the announcements that every viewer may read (POP-05). */
export function AnnouncementsDialog({ onClose, ...list }: Props) {
  const { page } = list
  const top = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  // Move the focus to the top of the list when another page is shown.
  useEffect(() => {
    if (shownPage.current !== page) top.current?.focus()
    shownPage.current = page
  }, [page])
  return (
    <Dialog
      title={<Trans id="common.announcements">Announcements</Trans>}
      isWide
      focused="dialog"
      onClose={onClose}
    >
      <div className={styles.room} ref={top} tabIndex={-1}>
        <AnnouncementList
          {...list}
          onLeave={onClose}
          nothingYet={<Trans id="site.announcements.emptyHelp">Our announcements appear here.</Trans>}
        />
      </div>
    </Dialog>
  )
}
