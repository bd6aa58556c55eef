import { useLingui } from '@lingui/react/macro'
import type { BettingRecordDetails } from '#contract/betting-records.ts'
import { partText } from '../game/part-name.tsx'
import { CalendarTime } from '../kit/calendar-time.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import type { Part } from '../kit/part.ts'
import { Amount } from '../report/amount.tsx'
import { betStateNames } from '../report/bet-words.ts'
import { type RecordLine, RecordSheet } from '../report/record-sheet.tsx'

type Props = { bet: Part<BettingRecordDetails>; onClose: () => void }

/** MEM-08: one bet with everything known of its round. */
export function BetSheet({ bet, onClose }: Props) {
  const { t, i18n } = useLingui()
  const linesOf = (known: BettingRecordDetails): RecordLine[] => {
    const { at, settledAt, gameType, state, stake, win, net, details, round } = known
    const amount = (value: number, signed = false) => (
      <Amount amount={value} symbol={currencySymbol(known.currency)} signed={signed} />
    )
    return [
      { name: t`Kind of game`, value: i18n._(partText(gameType)) },
      { name: t`Staked at`, value: <CalendarTime moment={at} /> },
      ...(settledAt ? [{ name: t`Settled at`, value: <CalendarTime moment={settledAt} /> }] : []),
      { name: t`Outcome`, value: i18n._(betStateNames[state]) },
      { name: t`Stake`, value: amount(stake) },
      { name: t`Win`, value: amount(win) },
      { name: t`Gain or loss`, value: amount(net, true) },
      ...details.map(({ label, text }) => ({ name: label, value: text })),
      { name: t`Round`, value: round },
    ]
  }
  return (
    <RecordSheet
      title={bet.state === 'known' ? bet.value.gameName : t`Bet`}
      record={bet}
      linesOf={linesOf}
      onClose={onClose}
    />
  )
}
