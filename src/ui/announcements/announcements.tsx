import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  ANNOUNCEMENTS_A_PAGE,
  type Announcement,
  type Announcements as Read,
} from '#contract/announcements.ts'
import { Button, LinkButton } from '../kit/button.tsx'
import { Disclosure } from '../kit/disclosure.tsx'
import { LocalTime } from '../kit/local-time.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Pager } from '../kit/pager.tsx'
import type { Part } from '../kit/part.ts'
import { StateBox } from '../kit/state-box.tsx'
import { CleanHtml } from '../notice/cleaned.tsx'
import styles from './announcements.module.css'

type Props = {
  page: number
  read: Part<Read>
  /** Address of a page of the list. */
  addressOf: (page: number) => string
  onPage: (page: number) => void
  /** Where the promotion of an announcement is; null where it has none, or the site has no place for it. */
  promotionOf: (announcement: Announcement) => string | null
}

/** AGENT-10: what the operator announces, nine a page, each opened where it stands. */
export function Announcements({ page, read, addressOf, onPage, promotionOf }: Props) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  // Another page is read from its top.
  useEffect(() => {
    if (shownPage.current !== page) title.current?.focus()
    shownPage.current = page
  }, [page])
  return (
    <>
      <PageTitle>{t`Announcements`}</PageTitle>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        <Trans>Announcements</Trans>
      </h1>
      {read.state === 'loading' ? <Skeleton /> : null}
      {read.state === 'failed' ? <Failed onRetry={read.retry} /> : null}
      {read.state === 'known' && read.value.announcements.length === 0 ? (
        <Nothing isBeyond={read.value.total > 0} onFirst={() => onPage(1)} />
      ) : null}
      {read.state === 'known' && read.value.announcements.length > 0 ? (
        <ul className={styles.list}>
          {read.value.announcements.map((announcement) => (
            <One key={announcement.id} announcement={announcement} promotion={promotionOf(announcement)} />
          ))}
        </ul>
      ) : null}
      {read.state === 'known' && read.value.totalPages > 1 ? (
        <Pager {...{ page, addressOf }} total={read.value.totalPages} onChoose={onPage} />
      ) : null}
    </>
  )
}

type OneProps = { announcement: Announcement; promotion: string | null }

function One({ announcement: { title, at, content }, promotion }: OneProps) {
  return (
    <li>
      <Disclosure title={title} aside={<LocalTime moment={at} show="short" />}>
        <CleanHtml html={content} />
        {promotion === null ? null : (
          <p className={styles.act}>
            <LinkButton href={promotion}>
              <Trans>Go to the promotion</Trans>
            </LinkButton>
          </p>
        )}
      </Disclosure>
    </li>
  )
}

/** As high as a full page. */
const Skeleton = () => (
  <ul className={styles.list} aria-busy="true">
    {Array.from({ length: ANNOUNCEMENTS_A_PAGE }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
      <li key={index} className={styles.row}>
        <span className={styles.bar} />
      </li>
    ))}
  </ul>
)

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box>
      <StateBox
        state="failed"
        title={<Trans>The announcements did not arrive</Trans>}
        action={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The connection may be down, yours or ours. Nothing of yours is lost.</Trans>
      </StateBox>
    </Box>
  )
}

function Nothing({ isBeyond, onFirst }: { isBeyond: boolean; onFirst: () => void }) {
  if (!isBeyond) {
    return (
      <Box>
        <StateBox state="empty" title={<Trans>Nothing has been announced yet</Trans>}>
          <Trans>What the operator announces to agents will stand here.</Trans>
        </StateBox>
      </Box>
    )
  }
  return (
    <Box>
      <StateBox
        state="empty"
        title={<Trans>There is no such page</Trans>}
        action={
          <Button onClick={onFirst}>
            <Trans>To the first page</Trans>
          </Button>
        }
      >
        <Trans>The list ends before it.</Trans>
      </StateBox>
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => <div className={styles.box}>{children}</div>
