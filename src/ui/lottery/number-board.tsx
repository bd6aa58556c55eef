import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import type { LotteryPlay } from '#contract/lottery-draws.ts'
import { betsPicked, playOf } from '#machines/lottery-slip/context.ts'
import { luckyNumbers } from '#machines/lottery-slip/lucky-numbers.ts'
import { Button } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import type { LotterySlipActor } from './lottery-actors.ts'
import styles from './number-board.module.css'
import { numberText } from './play-numbers.ts'

/** More numbers than these are typed and not picked from a board. */
const ON_BOARD = 100

/** LOTT-03: what is bet on: the kind of bet, and its numbers. */
export function NumberBoard({ slip }: { slip: LotterySlipActor }) {
  const { t, i18n } = useLingui()
  const context = useSelector(slip, (snapshot) => snapshot.context)
  const play = playOf(context)
  if (!play) return null
  return (
    <section className={styles.board} aria-label={t`Your numbers`}>
      <fieldset className={styles.plays} aria-label={t`Kind of bet`}>
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
        <Grid slip={slip} play={play} numbers={context.numbers} />
      ) : (
        <Typed slip={slip} play={play} numbers={context.numbers} />
      )}
      <div className={styles.foot}>
        <p role="status">
          <Plural value={betsPicked(context)} _0="No bet yet" one="# bet" other="# bets" />
        </p>
        <Button
          look="plain"
          onClick={() => slip.send({ type: 'numbers.pick', numbers: luckyNumbers(play, Math.random) })}
        >
          <Trans>Surprise me</Trans>
        </Button>
        <Button look="plain" onClick={() => slip.send({ type: 'numbers.pick', numbers: [] })}>
          <Trans>Clear numbers</Trans>
        </Button>
        <Button onClick={() => slip.send({ type: 'line.add' })}>
          <Trans>Add to the slip</Trans>
        </Button>
      </div>
    </section>
  )
}

type NumbersProps = { slip: LotterySlipActor; play: LotteryPlay; numbers: readonly number[] }

function Grid({ slip, play, numbers }: NumbersProps) {
  const { t } = useLingui()
  const all = Array.from({ length: play.highest - play.lowest + 1 }, (_, index) => play.lowest + index)
  return (
    <fieldset className={styles.grid} data-named={play.names ? true : undefined} aria-label={t`Numbers`}>
      {all.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-pressed={numbers.includes(number)}
          onClick={() => slip.send({ type: 'number.toggle', number })}
        >
          {numberText(number, play)}
        </button>
      ))}
    </fieldset>
  )
}

function Typed({ slip, play, numbers }: NumbersProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const number = Number(text)
  const isOne = new RegExp(`^\\d{${play.digits}}$`).test(text)
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
          label={t`Number with ${play.digits} digits`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={play.digits}
          value={text}
          onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" aria-disabled={!isOne}>
          <Trans>Pick</Trans>
        </Button>
      </form>
      <ul className={styles.picked} aria-label={t`Picked numbers`}>
        {numbers.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.number}
              aria-pressed="true"
              aria-label={t`Take ${numberText(one, play)} away`}
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
