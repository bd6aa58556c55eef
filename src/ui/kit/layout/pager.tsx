import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './pager.module.css'
import { pagesShown } from './pages-shown.ts'

type Props = {
  page: number
  total: number
  /** Returns a page's URL. Omitted if the pages have no URL, so that they get buttons instead of links. */
  addressOf?: ((page: number) => string) | undefined
  onChoose: (page: number) => void
}

export function Pager({ page, total, addressOf, onChoose }: Props) {
  const { t } = useLingui()
  const pages = pagesShown(page, total)
  const to = (number: number): PagerLink => ({ href: addressOf?.(number), onChoose: () => onChoose(number) })
  return (
    <nav className={styles.pager} aria-label={t({ id: 'kit.layout.pages', message: 'Pages' })}>
      <Step
        to={page > 1 ? to(page - 1) : null}
        end={t({ id: 'kit.layout.firstPage', message: 'This is the first page' })}
        label={t({ id: 'kit.layout.previousPage', message: 'Previous page' })}
      >
        <Icon name="previous" small />
      </Step>
      <ol className={styles.numbers}>
        {pages.map((number, index) =>
          number === null ? (
            <li key={`after ${pages[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <To
                way={to(number)}
                className={styles.number}
                aria-label={t({ id: 'kit.layout.page', message: `Page ${number}` })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </To>
            </li>
          ),
        )}
      </ol>
      <p className={styles.brief}>
        <Trans id="kit.layout.pageOf">
          {page} of {total}
        </Trans>
      </p>
      <Step
        to={page < total ? to(page + 1) : null}
        end={t({ id: 'kit.layout.lastPage', message: 'This is the last page' })}
        label={t({ id: 'kit.layout.nextPage', message: 'Next page' })}
      >
        <Icon name="next" small />
      </Step>
    </nav>
  )
}

type PagerLink = { href: string | undefined; onChoose: () => void }

type ToProps = {
  way: PagerLink
  className: string | undefined
  'aria-label': string
  'aria-current'?: 'page' | undefined
  title?: string
  children: ReactNode
}

function To({ way: { href, onChoose }, ...shown }: ToProps) {
  if (href === undefined) return <button type="button" onClick={onChoose} {...shown} />
  return <a href={href} onClick={choosing(onChoose)} {...shown} />
}

/**
 * Returns a click handler that leaves clicks with a modifier key to the browser, for example to open a new
 * tab.
 */
const choosing = (choose: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  choose()
}

type StepProps = {
  to: PagerLink | null
  label: string
  /** Why there is no next or previous page. */
  end: string
  children: ReactNode
}

function Step({ to, label, end, children }: StepProps) {
  if (to) {
    return (
      <To way={to} className={styles.step} aria-label={label} title={label}>
        {children}
      </To>
    )
  }
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled="true"
      aria-label={`${label}. ${end}`}
      title={end}
    >
      {children}
    </button>
  )
}
