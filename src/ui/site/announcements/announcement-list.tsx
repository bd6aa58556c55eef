import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  ANNOUNCEMENTS_A_PAGE,
  type Announcement,
  type Announcements as Read,
} from '#protocol/site/announcements.ts'
import { Button, buttonLook } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { Disclosure } from '#ui/kit/layout/disclosure.tsx'
import { Pager } from '#ui/kit/layout/pager.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './announcement-list.module.css'

type Props = {
  page: number
  read: Part<Read>
  /** Whether the visible page is outdated, because another page or language is loading. */
  isBehind: boolean
  /** Returns a page's URL. Undefined if the pages have no URLs. */
  addressOf?: (page: number) => string
  onPage: (page: number) => void
  onLeave?: () => void
  nothingYet: ReactNode
}

/** Announcements, nine per page. They expand in place (POP-03). */
export function AnnouncementList({ page, read, isBehind, addressOf, onPage, onLeave, nothingYet }: Props) {
  if (read.state === 'loading') return <Skeleton />
  if (read.state === 'failed') return <Failed {...read} />
  const { announcements, total, totalPages } = read.value
  return (
    <>
      {announcements.length > 0 ? (
        <ul className={styles.list} aria-busy={isBehind} data-behind={isBehind || undefined}>
          {announcements.map((announcement) => (
            <AnnouncementItem key={announcement.id} announcement={announcement} onLeave={onLeave} />
          ))}
        </ul>
      ) : (
        <Nothing isBeyond={total > 0} onFirst={() => onPage(1)}>
          {nothingYet}
        </Nothing>
      )}
      {totalPages > 1 ? <Pager {...{ page, addressOf }} total={totalPages} onChoose={onPage} /> : null}
    </>
  )
}

type AnnouncementItemProps = { announcement: Announcement; onLeave: (() => void) | undefined }

function AnnouncementItem({ announcement, onLeave }: AnnouncementItemProps) {
  const { title, at, content, promotionType, promotionId } = announcement
  return (
    <li>
      <Disclosure title={title} aside={<CalendarTime moment={at} show="short" />}>
        <CleanHtml html={content} onLeave={onLeave} />
        {promotionType === null ? null : (
          <p className={styles.act}>
            <Link
              className={buttonLook()}
              to={'/promotions' as '/'}
              hash={promotionId ?? ''}
              activeOptions={{ includeHash: true }}
              onClick={onLeave}
            >
              <Trans id="site.announcements.toPromotion">See the promotion</Trans>
            </Link>
          </p>
        )}
      </Disclosure>
    </li>
  )
}

const Skeleton = () => (
  <ul className={styles.list} aria-busy="true">
    {Array.from({ length: ANNOUNCEMENTS_A_PAGE }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all the same
      <li key={index} className={styles.row}>
        <span className={styles.bar} />
      </li>
    ))}
  </ul>
)

function Failed({ why, retryAt, retry }: Extract<Part<Read>, { state: 'failed' }>) {
  return (
    <Box>
      <EmptyState
        state="failed"
        title={<Trans id="site.announcements.loadFailed">Couldn’t load the announcements</Trans>}
        action={<TryAgain until={retryAt} onPress={retry} />}
      >
        {why}
      </EmptyState>
    </Box>
  )
}

type NothingProps = { isBeyond: boolean; onFirst: () => void; children: ReactNode }

function Nothing({ isBeyond, onFirst, children }: NothingProps) {
  if (!isBeyond) {
    return (
      <Box>
        <EmptyState state="empty" title={<Trans id="site.announcements.empty">No announcements yet</Trans>}>
          {children}
        </EmptyState>
      </Box>
    )
  }
  return (
    <Box>
      <EmptyState
        state="empty"
        title={<Trans id="site.announcements.noSuchPage">Page not found</Trans>}
        action={
          <Button onClick={onFirst}>
            <Trans id="site.announcements.toFirstPage">Go to the first page</Trans>
          </Button>
        }
      >
        <Trans id="site.announcements.noSuchPageHelp">The list doesn’t have that many pages.</Trans>
      </EmptyState>
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => <div className={styles.box}>{children}</div>
