import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './pager.module.css'
import { pagesShown } from './pages-shown.ts'

type Props = {
  /** The page that is shown; the first is 1. */
  page: number
  total: number
  /** Address of a page, so that it opens in another tab as well; left out for a list that has no addresses. */
  addressOf?: ((page: number) => string) | undefined
  onChoose: (page: number) => void
}

/** The pages of a list that is leafed through: two at either end and five about the one that is shown. */
export function Pager({ page, total, addressOf, onChoose }: Props) {
  const { t } = useLingui()
  const pages = pagesShown(page, total)
  const to = (number: number): Way => ({ href: addressOf?.(number), onChoose: () => onChoose(number) })
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      <Step to={page > 1 ? to(page - 1) : null} end={t`This is the first page`} label={t`Previous page`}>
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
                aria-label={t`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </To>
            </li>
          ),
        )}
      </ol>
      <p className={styles.brief}>
        <Trans>
          {page} of {total}
        </Trans>
      </p>
      <Step to={page < total ? to(page + 1) : null} end={t`This is the last page`} label={t`Next page`}>
        <Icon name="next" small />
      </Step>
    </nav>
  )
}

type Way = { href: string | undefined; onChoose: () => void }

type ToProps = {
  way: Way
  className: string | undefined
  'aria-label': string
  'aria-current'?: 'page' | undefined
  title?: string
  children: ReactNode
}

/** A link where its page has an address, else a button. */
function To({ way: { href, onChoose }, ...shown }: ToProps) {
  if (href === undefined) return <button type="button" onClick={onChoose} {...shown} />
  return <a href={href} onClick={choosing(onChoose)} {...shown} />
}

/** Any press but a plain one is the browser's: it opens the address elsewhere. */
const choosing = (choose: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  choose()
}

type StepProps = {
  to: Way | null
  label: string
  /** Why there is no page beyond. */
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
