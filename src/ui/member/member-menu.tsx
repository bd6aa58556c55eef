import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './member-menu.module.css'
import {
  type MemberCounts,
  type MemberGroups,
  type MemberPage,
  type PageApart,
  pagesApart,
} from './member-page.ts'
import { MemberPageName } from './page-name.tsx'

type Props = {
  groups: MemberGroups
  /** What waits on a page for the member; none for nothing. */
  counts: MemberCounts
}

/** MEM-01: the pages of the member centre, with what waits there, and those of a member's own that stand apart from it. */
export function MemberMenu({ groups, counts }: Props) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`My area`}>
      <p className={styles.title}>
        <Trans>My area</Trans>
      </p>
      {groups.map((pages) =>
        pages[0] ? (
          <ul className={styles.list} key={pages[0]}>
            {pages.map((page) => (
              <li key={page}>
                <Link
                  className={styles.entry}
                  to="/member/{-$page}"
                  params={{ page }}
                  activeOptions={{ exact: true, includeSearch: false }}
                >
                  <Name page={page} counts={counts} />
                </Link>
              </li>
            ))}
          </ul>
        ) : null,
      )}
      <ul className={styles.list}>
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
