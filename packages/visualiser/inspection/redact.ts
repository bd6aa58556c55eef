/** What stands for everything that is not shown. */
export const REDACTED = '•••'

/**
 * Keys whose texts are names that the product itself gives, one of a few, whatever a user does: in the form of a name
 * they are shown. Where users may write under the same key, the names themselves are listed.
 */
const enumerations: { readonly [key: string]: true | readonly string[] } = {
  type: true,
  kind: true,
  field: true,
  method: true,
  side: true,
  status: true,
  reason: true,
  refusal: true,
  problem: true,
  phase: true,
  player: true,
  arrival: true,
  suspicion: true,
  outcome: true,
  show: true,
  language: ['pt', 'en', 'ty'],
  codeSender: ['platform', 'firebase'],
  to: ['register', 'forgot', 'login'],
}

/** A name, or several with dots between them: `editing`, `login.wrong`, `xstate.done.actor.0.login.open`. */
const NAME = /^[a-zA-Z][\w-]*(\.[\w() -]+)*$/
const LONGEST_NAME = 120

/** What a platform calls a refusal or a failure: `login.wrong`. */
const REFUSAL_CODE = /^[a-z][a-zA-Z]{1,30}\.[a-z][a-zA-Z]{1,40}$/

/** A key that a program gave: letters, at most two digits. Others may be somebody's number, or a name. */
const KEY = /^[a-zA-Z]{1,40}\d{0,2}$/

/** Under such keys not even a number is shown. */
const SECRET = /password|token|captcha|code$|secret|mobile|phone|document|pin$/i

/** How deep and how far into what is told anybody looks; what is beyond is not shown. */
const DEEPEST = 6
const MOST_ENTRIES = 30
const MOST_VALUES = 400

/**
 * What of a value may be seen by whoever watches: everything is hidden but truth values, numbers, null, and texts that are
 * known to be names of the product's own. The result is plain data of bounded size; nothing of the value is called.
 */
export function redacted(value: unknown): unknown {
  return new Redaction().show(value, '', 0)
}

/** An event by its type, with the rest of it redacted. */
export function redactedEvent(event: { type: string }): { type: string; [key: string]: unknown } {
  const shown = redacted(event)
  return { ...(typeof shown === 'object' ? shown : {}), type: event.type }
}

class Redaction {
  readonly #around: object[] = []
  #left = MOST_VALUES

  show(value: unknown, key: string, depth: number, holder?: object): unknown {
    this.#left -= 1
    if (value === null || typeof value === 'boolean') return value
    if (value === undefined) return undefined
    if (typeof value === 'number') return SECRET.test(key) ? REDACTED : value
    if (typeof value === 'string') return isShown(value, key, holder) ? value : REDACTED
    if (typeof value !== 'object' || depth === DEEPEST || this.#left < 0) return REDACTED
    if (this.#around.includes(value) || !isPlain(value)) return REDACTED
    this.#around.push(value)
    try {
      return Array.isArray(value) ? this.#list(value, key, depth) : this.#entries(value, depth)
    } finally {
      this.#around.pop()
    }
  }

  #list(list: readonly unknown[], key: string, depth: number): unknown[] {
    const shown: unknown[] = []
    for (let index = 0; index < Math.min(list.length, MOST_ENTRIES); index++) {
      const own = Object.getOwnPropertyDescriptor(list, index)
      shown.push(own && 'value' in own ? this.show(own.value, key, depth + 1, list) : REDACTED)
    }
    return list.length > MOST_ENTRIES ? [...shown, REDACTED] : shown
  }

  #entries(object: object, depth: number): { [key: string]: unknown } {
    const shown: { [key: string]: unknown } = {}
    let hidden = 0
    for (const key of Object.keys(object).slice(0, MOST_ENTRIES)) {
      const own = Object.getOwnPropertyDescriptor(object, key)
      const name = KEY.test(key) ? key : `${REDACTED}${++hidden}`
      shown[name] = own && 'value' in own ? this.show(own.value, key, depth + 1, object) : REDACTED
    }
    return shown
  }
}

function isShown(text: string, key: string, holder: object | undefined): boolean {
  if (text === '') return true
  if (key === 'code') return REFUSAL_CODE.test(text) && isRefusal(holder)
  const known = Object.hasOwn(enumerations, key) ? enumerations[key] : undefined
  if (known === true) return text.length <= LONGEST_NAME && NAME.test(text)
  return known?.includes(text) ?? false
}

/** Whether a `code` names why something was refused; one that somebody types stands alone, or among other fields. */
const isRefusal = (holder: object | undefined): boolean =>
  holder !== undefined && (Object.hasOwn(holder, 'message') || Object.hasOwn(holder, 'reason'))

/** Data, not something that lives: lists, literal objects, and errors with what they say of themselves. */
function isPlain(value: object): boolean {
  if (Array.isArray(value) || value instanceof Error) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
