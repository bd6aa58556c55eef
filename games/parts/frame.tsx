import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { OpenedGame } from '#contract/play.ts'
import type { Vendor } from '../play/vendor.ts'
import styles from './frame.module.css'
import { HistorySheet } from './history-sheet.tsx'
import { Icon } from './icons.tsx'
import { Sheet } from './sheet.tsx'
import { useMoney } from './use-money.ts'

type Print = CSSProperties & Record<`--print-${string}`, string>

/** What stands around every game: the way back, its name, the balance, rules and history, and what money it is. */
export function Frame(props: {
  game: OpenedGame
  vendor: Vendor
  balance: number
  rules: ReactNode
  /** What a screen reader is told of the last result. */
  said: string
  children: ReactNode
}) {
  const { t } = useLingui()
  const { game, vendor, balance, rules, said, children } = props
  const [open, setOpen] = useState<'rules' | 'history' | null>(null)
  const say = useMoney(game.currency)
  // A page of the site has a bar of its own with the way back, the name and the balance.
  const isInSite = window.parent !== window
  return (
    <div className={styles.frame} style={printOf(game)}>
      <header className={styles.head} data-inside={isInSite || undefined}>
        {isInSite ? (
          <p className={styles.maker}>{game.vendor}</p>
        ) : (
          <>
            <a className={styles.tool} href={game.backUrl} target="_top" aria-label={t`Back to the lobby`}>
              <Icon name="back" />
            </a>
            <h1 className={styles.name}>
              {game.name}
              <span className={styles.vendor}>{game.vendor}</span>
            </h1>
            <p className={styles.balance}>
              <span className={styles.label}>
                <Trans>Balance</Trans>
              </span>
              <span data-testid="balance">{say(balance)}</span>
            </p>
          </>
        )}
        <button type="button" className={styles.tool} aria-label={t`Rules`} onClick={() => setOpen('rules')}>
          <Icon name="rules" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={t`History`}
          onClick={() => setOpen('history')}
        >
          <Icon name="history" />
        </button>
      </header>
      {children}
      <aside className={styles.mark}>
        <Trans>Demonstration. Not real money.</Trans>
      </aside>
      <p className={styles.said} role="status">
        {said}
      </p>
      {open === 'rules' ? (
        <Sheet title={t`Rules`} onClose={() => setOpen(null)}>
          {rules}
        </Sheet>
      ) : null}
      {open === 'history' ? <HistorySheet game={game} vendor={vendor} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

/** The inks of the game's print, for its style sheet. */
function printOf({ palette }: OpenedGame): Print {
  return Object.fromEntries(
    Object.entries(palette).map(([ink, colour]) => [`--print-${ink}`, colour]),
  ) as Print
}
