import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useScrollSelectedIntoView } from '#ui/kit/hooks/use-scroll-selected-into-view.ts'
import sides from '#ui/kit/layout/scroll-fade.module.css'
import {
  type MemberCounts,
  type MemberGroups,
  type MemberPage,
  pageBeside,
  type SeparatePage,
  separatePages,
} from '#ui/kit/member-pages/member-page.ts'
import { MemberPageName } from '#ui/kit/member-pages/member-page-name.tsx'
import styles from './member-menu.module.css'

type Props = {
  groups: MemberGroups
  counts: MemberCounts
  current: MemberPage | undefined
  /** Whether the page was disabled while it was open. Its entry stays, so that the menu does not shift. */
  isClosed: boolean
}

/**
 * Links to the pages of the member centre, and to the personal pages outside it, with badge counts (MEM-01).
 * On phones, the links form one line, which scrolls to the current page's link.
 */
export function MemberMenu({ groups, counts, current, isClosed }: Props) {
  const { t } = useLingui()
  // Some entries load later than the page. The key names all entries, so that the current one is scrolled
  // into view again.
  const menu = useScrollSelectedIntoView<HTMLElement>(current && [current, ...groups.flat()].join(' '))
  return (
    <nav
      className={`${styles.menu} ${sides.sides}`}
      aria-label={t({ id: 'common.accountCentre', message: 'Account centre' })}
      ref={menu}
    >
      <p className={styles.title}>
        <Trans id="common.accountCentre">Account centre</Trans>
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
        {separatePages.map((page) => (
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

function Name({ page, counts }: { page: MemberPage | SeparatePage; counts: MemberCounts }) {
  const { i18n } = useLingui()
  return (
    <>
      <MemberPageName page={page} />
      {counts[page] ? <span className={styles.count}>{i18n.number(counts[page])}</span> : null}
    </>
  )
}
