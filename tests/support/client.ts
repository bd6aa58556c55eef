import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { CompactEncrypt, importJWK } from 'jose'
import * as v from 'valibot'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { createSliderChallenge, type SliderAction, verifySlider } from '#protocol/auth/slider.ts'
import type { Call, ReplyOf, RequestInput } from '#protocol/kit/call.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import { type PublicKey, publicKey } from '#protocol/kit/sealed.ts'
import { captchaChallenge } from '#server/auth/challenges/captcha.table.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import { outbox } from '#server/notifications/outbox.table.ts'
import type { openPlatform } from './platform.ts'

export type OpenedPlatform = Awaited<ReturnType<typeof openPlatform>>

/** A reply whose value is parsed by the call's schema. */
export type Answer<C extends Call> =
  | { success: true; status: 200; value: ReplyOf<C> }
  | { success: false; status: number; code: string; message: string; value: unknown }

type Headers = { token?: string; 'idempotency-key'?: string }

/** A browser tab with an IP address and a language. */
export type Visitor = ReturnType<typeof visit>

export function visit(
  { platform, request }: OpenedPlatform,
  {
    ip = '203.0.113.7',
    clientId = randomUUID(),
    language = 'en',
    userAgent = '',
  }: Partial<Record<'ip' | 'clientId' | 'language' | 'userAgent', string>> = {},
) {
  const { database } = platform

  async function send(
    call: Call,
    body: string | FormData | undefined,
    { query = '', ...given }: Headers & { query?: string } = {},
  ) {
    const said = { 'client-id': clientId, 'accept-language': language, ...given }
    const headers = userAgent === '' ? said : { ...said, 'user-agent': userAgent }
    const type = call.form ? 'application/x-www-form-urlencoded' : 'application/json'
    // A form with files sets its own content type, which contains the boundary.
    const typed = body instanceof FormData ? headers : { ...headers, 'content-type': type }
    const sent = body === undefined ? {} : { body, headers: typed }
    return request(call.path + query, { method: call.method, ip, headers, ...sent })
  }

  async function ask<C extends Call>(
    call: C,
    asked: RequestInput<C>,
    given: Headers = {},
  ): Promise<Answer<C>> {
    const headers = call.idempotent ? { 'idempotency-key': randomUUID(), ...given } : given
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = `?${new URLSearchParams(asked as Record<string, string>)}`
      return answerOf(call, await send(call, undefined, { ...headers, query }))
    }
    if (call.form) {
      const fields = new URLSearchParams(asked as Record<string, string>)
      return answerOf(call, await send(call, fields.toString(), headers))
    }
    if (call.multipart) return answerOf(call, await send(call, formOf(asked as object), headers))
    const body = call.sealed ? { sealed: await seal(asked) } : asked
    return answerOf(call, await send(call, JSON.stringify(body), headers))
  }

  /** Makes a call and returns its value. Throws if the call is refused or fails. */
  async function read<C extends Call>(
    call: C,
    asked: RequestInput<C>,
    headers: Headers = {},
  ): Promise<ReplyOf<C>> {
    const answer = await ask(call, asked, headers)
    if (!answer.success) throw new Error(`${call.path} answered ${answer.status} ${answer.code}`)
    return answer.value
  }

  /** Encrypts a body for this platform. `at` is in epoch ms and defaults to the platform's time. */
  async function seal(body: unknown, given: { at?: number; nonce?: string } = {}): Promise<string> {
    const at = given.at ?? (await platform.clock()).getTime()
    const content = { at, nonce: given.nonce ?? randomUUID(), body }
    return encrypt(platform.encryption.publicKey, JSON.stringify(content))
  }

  /** Solves a slider with the position stored in the database. Returns its pass. */
  async function solveSlider(action: SliderAction): Promise<string> {
    const { id } = await read(createSliderChallenge, { action })
    const [challenge] = await database.select().from(sliderChallenge).where(eq(sliderChallenge.id, id))
    if (!challenge) throw new Error(`There is no slider ${id}`)
    const { pass } = await read(verifySlider, { id, left: challenge.gapLeft })
    return pass
  }

  async function lookAtCaptcha(): Promise<string> {
    await read(readCaptcha, {})
    const isOwn = eq(captchaChallenge.clientId, clientId)
    const [challenge] = await database.select().from(captchaChallenge).where(isOwn)
    if (!challenge) throw new Error(`There is no captcha for ${clientId}`)
    return challenge.answer
  }

  return { ip, clientId, send, ask, read, seal, solveSlider, lookAtCaptcha }
}

export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Returns the text messages in the outbox to a mobile number, newest first. */
export async function textsTo({ platform }: OpenedPlatform, mobile: string): Promise<string[]> {
  const isTheirs = and(eq(outbox.channel, 'sms'), eq(outbox.recipient, mobile))
  const rows = await platform.database.select().from(outbox).where(isTheirs).orderBy(desc(outbox.id))
  return rows.map(({ text }) => text)
}

export async function newestCode(opened: OpenedPlatform, mobile: string): Promise<string> {
  const [text = ''] = await textsTo(opened, mobile)
  const [code] = /\d{6}/.exec(text) ?? []
  if (!code) throw new Error(`No code was texted to ${mobile}`)
  return code
}

export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

export async function encrypt(key: PublicKey, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(v.parse(publicKey, key), 'ECDH-ES+A256KW'))
}

/** Parses a reply. Throws if the reply does not match the protocol. */
export async function answerOf<C extends Call>(call: C, reply: Response): Promise<Answer<C>> {
  const sent = v.parse(envelope, await reply.json())
  if (sent.success && reply.status === 200) {
    return { success: true, status: 200, value: v.parse(call.reply, sent.value) as ReplyOf<C> }
  }
  if (sent.success || !sent.code) throw new Error(`${call.path} answered ${reply.status} off the contract`)
  const { code, message = '' } = sent
  const refusal = call.refusals[code]
  if ((refusal !== undefined) !== (reply.status === 200)) throw new Error(`${call.path} refused with ${code}`)
  const value = refusal ? v.parse(refusal, sent.value) : sent.value
  return { success: false, status: reply.status, code, message, value }
}

export const atOnce = <Result>(times: number, work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, work))

/** Counts calls by outcome: `done` for a success, or else the refusal's code. */
export function tally(answers: readonly Answer<Call>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const outcome = answer.success ? 'done' : answer.code
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
