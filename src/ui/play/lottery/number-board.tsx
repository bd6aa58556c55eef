import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { luckyNumbers } from '#domain/play/lucky-numbers.ts'
import { withoutSeparators } from '#domain/text/typed-text.ts'
import type { LotteryPlay } from '#protocol/play/lottery-draws.ts'
import { betsPicked, playOf } from '#protocol/play/lottery-slip.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { isBoardKey, moveOnBoard } from './board-moves.ts'
import type { LotterySlipActor } from './lottery-actors.ts'
import styles from './number-board.module.css'
import { numberText } from './play-numbers.ts'

/** If a bet offers more numbers than this, players type them instead of picking them. */
const ON_BOARD = 100

/** Selects a kind of bet and its numbers (LOTT-03). */
export function NumberBoard({ slip }: { slip: LotterySlipActor }) {
  const { t, i18n } = useLingui()
  const context = useSelector(slip, (snapshot) => snapshot.context)
  const play = playOf(context)
  if (!play) return null
  return (
    <section
      className={styles.board}
      aria-label={t({ id: 'play.lottery.yourNumbers', message: 'Your numbers' })}
    >
      <fieldset className={styles.plays} aria-label={t({ id: 'play.lottery.betType', message: 'Bet type' })}>
        {context.rules.plays.map(({ play: code, name, odds }) => (
          <button
            key={code}
            type="button"
            className={styles.play}
            aria-pressed={code === context.play}
            onClick={() => slip.send({ type: 'play.choose', play: code })}
          >
            {name}
            <small>{i18n.number(odds / 1_000)}×</small>
          </button>
        ))}
      </fieldset>
      <p className={styles.hint}>{play.hint}</p>
      {play.highest - play.lowest < ON_BOARD ? (
        <Grid key={play.play} slip={slip} play={play} numbers={context.numbers} />
      ) : (
        <Typed slip={slip} play={play} numbers={context.numbers} />
      )}
      <div className={styles.foot}>
        <p role="status">
          <Plural
            id="play.lottery.betsPicked"
            value={betsPicked(context)}
            _0="No bet yet"
            one="# bet"
            other="# bets"
          />
        </p>
        <Button
          look="plain"
          onClick={() => slip.send({ type: 'numbers.pick', numbers: luckyNumbers(play, Math.random) })}
        >
          <Trans id="play.lottery.luckyPick">Surprise me</Trans>
        </Button>
        <Button look="plain" onClick={() => slip.send({ type: 'numbers.pick', numbers: [] })}>
          <Trans id="play.lottery.clearNumbers">Clear numbers</Trans>
        </Button>
        <Button onClick={() => slip.send({ type: 'line.add' })}>
          <Trans id="play.lottery.addToTicket">Add to ticket</Trans>
        </Button>
      </div>
    </section>
  )
}

type NumbersProps = { slip: LotterySlipActor; play: LotteryPlay; numbers: readonly number[] }

/**
 * A list box with columns. It is a single tab stop, and arrow keys move inside it. Screen readers announce
 * the position and the selection.
 */
function Grid({ slip, play, numbers }: NumbersProps) {
  const { t } = useLingui()
  const [focused, setFocused] = useState<number>()
  const all = Array.from({ length: play.highest - play.lowest + 1 }, (_, index) => play.lowest + index)
  const stop = focused ?? numbers[0] ?? play.lowest
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget: board, ctrlKey, altKey, metaKey } = event
    if (!isBoardKey(key) || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    const columns = getComputedStyle(board).gridTemplateColumns.split(' ').length
    const to = moveOnBoard(key, { at: all.indexOf(stop), count: all.length, columns })
    if (to !== null) board.querySelectorAll<HTMLElement>('[role="option"]')[to]?.focus()
  }
  return (
    <div
      className={styles.grid}
      data-named={play.names ? true : undefined}
      role="listbox"
      aria-multiselectable={play.most > 1}
      aria-label={t({ id: 'play.lottery.numbers', message: 'Numbers' })}
      onKeyDown={onKeyDown}
    >
      {all.map((number) => (
        <button
          key={number}
          type="button"
          role="option"
          className={styles.number}
          tabIndex={number === stop ? 0 : -1}
          aria-selected={numbers.includes(number)}
          onFocus={() => setFocused(number)}
          onClick={() => slip.send({ type: 'number.toggle', number })}
        >
          {numberText(number, play)}
        </button>
      ))}
    </div>
  )
}

function Typed({ slip, play, numbers }: NumbersProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const whyId = useId()
  const typed = withoutSeparators(text)
  const number = Number(typed)
  const isOne = new RegExp(`^\\d{${play.digits}}$`).test(typed)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isOne) return
    if (!numbers.includes(number)) slip.send({ type: 'number.toggle', number })
    setText('')
  }
  return (
    <div className={styles.typed}>
      <form className={styles.type} onSubmit={add}>
        <Field
          label={t({ id: 'play.lottery.numberField', message: `${play.digits}-digit number` })}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" aria-disabled={!isOne} aria-describedby={whyId}>
          <Trans id="play.lottery.pick">Pick</Trans>
        </Button>
      </form>
      <p className={styles.hint} id={whyId}>
        <Trans id="play.lottery.numberFieldHint">Enter all {play.digits} digits to pick the number.</Trans>
      </p>
      <ul
        className={styles.picked}
        aria-label={t({ id: 'play.lottery.pickedNumbers', message: 'Picked numbers' })}
      >
        {numbers.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.number}
              aria-pressed="true"
              aria-label={t({ id: 'play.lottery.removeNumber', message: `Remove ${numberText(one, play)}` })}
              onClick={() => slip.send({ type: 'number.toggle', number: one })}
            >
              {numberText(one, play)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
