import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { Vendor } from '../play/vendor.ts'
import { FrameShell, FrameTool } from './frame-shell.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { Sheet } from './sheet.tsx'

export function Frame(props: {
  game: OpenedGame
  vendor: Vendor
  balance: number
  rules: ReactNode
  /** Screen readers announce this text whenever it changes. */
  announcement: string
  children: ReactNode
}) {
  const { t } = useLingui()
  const { game, vendor, balance, rules, announcement, children } = props
  const [open, setOpen] = useState<'rules' | 'history' | null>(null)
  const tools = (
    <>
      <FrameTool
        icon="rules"
        label={t({ id: 'games.common.rules', message: 'Rules' })}
        onClick={() => setOpen('rules')}
      />
      <FrameTool
        icon="history"
        label={t({ id: 'games.common.history', message: 'History' })}
        onClick={() => setOpen('history')}
      />
    </>
  )
  return (
    <>
      <FrameShell game={game} balance={balance} tools={tools} announcement={announcement}>
        {children}
      </FrameShell>
      {open === 'rules' ? (
        <Sheet title={t({ id: 'games.common.rules', message: 'Rules' })} onClose={() => setOpen(null)}>
          {rules}
        </Sheet>
      ) : null}
      {open === 'history' ? <HistorySheet game={game} vendor={vendor} onClose={() => setOpen(null)} /> : null}
    </>
  )
}
