import * as v from 'valibot'
import { envelope } from '#contract/envelope.ts'
import {
  type OpenedGame,
  openedGame,
  type Played,
  type PlayRefusal,
  played,
  playRefusal,
  type RoundPage,
  roundPage,
  type StepRound,
} from '#contract/play.ts'
import type { Intent } from './intent.ts'
import { forgetPendingBet, notePendingBet, pendingBet } from './pending-bet.ts'
import type { Visit } from './visit.ts'

/** What the vendor answered: what was asked for, or a refusal that the page has words for. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; refusal: PlayRefusal }

/** A game that was opened, and the bet of this tab whose answer was never seen. */
export type Opening = { game: OpenedGame; pending: Intent | null }

/** Milliseconds without an answer after which nobody knows what happened. */
const PATIENCE = 10_000

/** The vendor of a game, as its page asks it. A broken line, a failure or a reply off its schema throws. */
export type Vendor = {
  open(signal: AbortSignal): Promise<Answer<Opening>>
  bet(intent: Intent, signal: AbortSignal): Promise<Answer<Played>>
  step(step: StepRound, signal: AbortSignal): Promise<Answer<Played>>
  history(before: string | null, signal: AbortSignal): Promise<Answer<RoundPage>>
}

export function vendorOf({ token, game, language }: Visit): Vendor {
  const ask = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    options: { signal: AbortSignal; body?: unknown },
  ): Promise<Answer<v.InferOutput<Schema>>> => {
    const reply = await fetch(`/play/api${path}`, {
      method: options.body === undefined ? 'GET' : 'POST',
      headers: { 'play-token': token, 'accept-language': language, 'content-type': 'application/json' },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(PATIENCE)]),
    })
    if (!reply.ok) throw new Error(`The vendor answered ${reply.status}`)
    const { success, ...rest } = v.parse(envelope, await reply.json())
    if (success) return { ok: true, value: v.parse(schema, rest.value) }
    return { ok: false, refusal: v.parse(playRefusal, rest) }
  }
  return {
    async open(signal) {
      const answer = await ask(openedGame, '/game', { signal })
      return answer.ok ? { ok: true, value: { game: answer.value, pending: pendingBet(game) } } : answer
    },
    async bet(intent, signal) {
      notePendingBet(game, intent)
      const answer = await ask(played, '/rounds', { signal, body: intent })
      if (isAnswered(answer)) forgetPendingBet(game)
      return answer
    },
    step: (step, signal) => ask(played, '/steps', { signal, body: step }),
    history: (before, signal) =>
      ask(roundPage, `/rounds${before ? `?${new URLSearchParams({ before })}` : ''}`, { signal }),
  }
}

/** A vendor that has closed its door has not said what became of the bet. */
const isAnswered = (answer: Answer<Played>): boolean =>
  answer.ok || (answer.refusal.code !== 'play.ended' && answer.refusal.code !== 'play.siteClosed')
