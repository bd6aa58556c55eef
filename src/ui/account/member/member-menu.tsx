import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useScrollSelectedIntoView } from '#ui/kit/hooks/use-scroll-selected-into-view.ts'
import sides from '#ui/kit/layout/scroll-fade.module.css'
import styles from './member-menu.module.css'
import {
  type MemberCounts,
  type MemberGroups,
  type MemberPage,
  type PageApart,
  pageBeside,
  pagesApart,
} from './member-page.ts'
import { MemberPageName } from './page-name.tsx'

type Props = {
  groups: MemberGroups
  /** What waits on a page for the member; none for nothing. */
  counts: MemberCounts
  /** The page that is shown. */
  current: MemberPage | undefined
  /** Whether nothing leads to that page any more; its entry keeps its place as long as one is there, so that none beside it moves. */
  isClosed: boolean
}

/**
 * MEM-01: the pages of the member centre, with what waits there, and those of a member's own that stand apart from it. On a phone a
 * line of them, with the one that is shown in sight.
 */
export function MemberMenu({ groups, counts, current, isClosed }: Props) {
  const { t } = useLingui()
  // What stands beside it is known later than the page.
  const menu = useScrollSelectedIntoView<HTMLElement>(current && [current, ...groups.flat()].join(' '))
  return (
    <nav className={`${styles.menu} ${sides.sides}`} aria-label={t`My area`} ref={menu}>
      <p className={styles.title}>
        <Trans>My area</Trans>
      </p>
      {groups.map((pages) =>
        pages[0] ? (
          <ul className={styles.list} key={pages[0]}>
            {pages.map((page) => (
              <li key={page}>
                {page === current && isClosed ? (
                  <span className={styles.entry} aria-current="page">
                    <Name page={page} counts={counts} />
                  </span>
                ) : (
                  <Link
                    className={styles.entry}
                    to="/member/{-$page}"
                    params={{ page }}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={page === current ? 'page' : undefined}
                  >
                    <Name page={page} counts={counts} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        ) : null,
      )}
      <ul className={styles.list}>
        <li>
          <Link
            className={styles.entry}
            to="/member/{-$page}"
            params={{ page: pageBeside }}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={current === pageBeside ? 'page' : undefined}
          >
            <Name page={pageBeside} counts={counts} />
          </Link>
        </li>
        {pagesApart.map((page) => (
          <li key={page}>
            <Link className={styles.entry} to="/$lobby" params={{ lobby: page }}>
              <Name page={page} counts={counts} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Name({ page, counts }: { page: MemberPage | PageApart; counts: MemberCounts }) {
  const { i18n } = useLingui()
  return (
    <>
      <MemberPageName page={page} />
      {counts[page] ? <span className={styles.count}>{i18n.number(counts[page])}</span> : null}
    </>
  )
}
