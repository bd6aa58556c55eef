import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './member-menu.module.css'
import type { MemberCounts, MemberGroups } from './member-page.ts'
import { MemberPageName } from './page-name.tsx'

type Props = {
  groups: MemberGroups
  /** What waits on a page for the member; none for nothing. */
  counts: MemberCounts
}

/** MEM-01: the pages of the member centre, with what waits there. */
export function MemberMenu({ groups, counts }: Props) {
  const { t, i18n } = useLingui()
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
                  <MemberPageName page={page} />
                  {counts[page] ? <span className={styles.count}>{i18n.number(counts[page])}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        ) : null,
      )}
    </nav>
  )
}
