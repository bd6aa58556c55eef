import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useRef } from 'react'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import styles from './announcements.module.css'

type Props = Omit<ComponentProps<typeof AnnouncementList>, 'nothingYet' | 'onLeave'>

/** The agent centre's page of announcements (AGENT-10). */
export function Announcements(list: Props) {
  const { t } = useLingui()
  const { page } = list
  const title = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  // Move the focus to the heading when another page is shown.
  useEffect(() => {
    if (shownPage.current !== page) title.current?.focus()
    shownPage.current = page
  }, [page])
  return (
    <>
      <PageTitle>{t({ id: 'common.announcements', message: 'Announcements' })}</PageTitle>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        <Trans id="common.announcements">Announcements</Trans>
      </h1>
      <div className={styles.list}>
        <AnnouncementList
          {...list}
          nothingYet={
            <Trans id="site.announcements.emptyAgentsHelp">Our announcements for agents appear here.</Trans>
          }
        />
      </div>
    </>
  )
}
