import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '#protocol/site/notices.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { LoadFailed } from '#ui/kit/errors/load-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './notice-dialog.module.css'

type Props = {
  notices: Part<Notice[]>
  /** The id of the notice to show. Null for all notices. */
  noticeId: string | null
  /** Ids of notices that were already read. */
  read: ReadonlySet<string>
  onAnnouncements: () => void
  onClose: () => void
}

export function NoticeDialog({ notices, noticeId, read, onAnnouncements, onClose }: Props) {
  const shown = notices.state === 'known' ? noticesToShow(notices.value, noticeId) : []
  const title = noticeId !== null && shown[0] ? shown[0].title : <Trans id="common.notices">Notices</Trans>
  return (
    <Dialog title={title} focused="dialog" onClose={onClose}>
      {notices.state === 'loading' ? <div className={styles.waiting} aria-busy="true" /> : null}
      {notices.state === 'failed' ? <Failed onRetry={notices.retry} /> : null}
      {notices.state === 'known' && shown.length === 0 ? <NoNotice isList={noticeId === null} /> : null}
      {shown.map((notice) => (
        <article className={styles.notice} key={notice.id}>
          {noticeId === null ? (
            <h3 className={styles.title}>
              {read.has(notice.id) ? null : <Unread />}
              {notice.title}
            </h3>
          ) : null}
          <p className={styles.time}>
            <CalendarTime moment={notice.at} />
          </p>
          <CleanHtml html={notice.content} onLeave={onClose} />
        </article>
      ))}
      {noticeId === null && notices.state !== 'loading' ? (
        <p className={styles.more}>
          <Button onClick={onAnnouncements}>
            <Trans id="site.notice.toAnnouncements">See announcements</Trans>
          </Button>
        </p>
      ) : null}
    </Dialog>
  )
}

/** Returns the notice with this id, if it is still current, or all notices if the id is null. */
export const noticesToShow = (notices: readonly Notice[], noticeId: string | null): readonly Notice[] =>
  noticeId === null ? notices : notices.filter(({ id }) => id === noticeId)

function Unread() {
  const { t } = useLingui()
  return (
    <span
      className={styles.unread}
      role="img"
      aria-label={t({ id: 'site.notice.unread', message: 'Unread' })}
    />
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailed
      title={<Trans id="site.notice.loadFailed">Couldn’t load the notices</Trans>}
      onRetry={onRetry}
    />
  )
}

function NoNotice({ isList }: { isList: boolean }) {
  if (isList)
    return (
      <EmptyState
        state="empty"
        title={
          <Trans id="site.notice.empty" comment="Empty state title; the list of all notices">
            No notices yet
          </Trans>
        }
      />
    )
  return (
    <EmptyState
      state="empty"
      title={<Trans id="site.notice.goneTitle">This notice is no longer available</Trans>}
    >
      <Trans id="site.notice.goneHelp">It has expired.</Trans>
    </EmptyState>
  )
}
